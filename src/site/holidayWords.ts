import type { Practice } from '../entries/practice.ts';

/** A public holiday on the same day of every year. */
export interface FixedHoliday {
  readonly key: string;
  /** `MM-DD`. */
  readonly day: string;
  /** The day before, `MM-DD`, where it is a holiday from one o'clock. */
  readonly eve?: string;
  readonly name: string;
  /** "On the day", in Turkish; of the eve likewise. */
  readonly on: string;
  readonly eveOn?: string;
  readonly phrasings: readonly string[];
}

/** A religious feast, by the Hijri calendar; the day before is a holiday from one o'clock. */
export interface MovingHoliday {
  readonly key: string;
  readonly name: string;
  readonly month: number;
  readonly day: number;
  /** In days. */
  readonly length: number;
  readonly phrasings: readonly string[];
}

interface Country {
  readonly fixed: readonly FixedHoliday[];
  readonly moving: readonly MovingHoliday[];
}

const fixed = (key: string, day: string, on: string, name: string, ...more: string[]): FixedHoliday => {
  const date = on.replace(/’.*/u, '');
  const phrasings = [`${on.toLocaleLowerCase('tr')} açık mısınız`, `${date.toLocaleLowerCase('tr')} kapalı mısınız`];
  return { key, day, on, name, phrasings: [...phrasings, `${date} günü çalışıyor musunuz`, ...more] };
};

/** Public holidays by country. Türkiye: law 2429, articles 1 and 2. */
export const HOLIDAYS: Readonly<Partial<Record<string, Country>>> = {
  TR: {
    fixed: [
      fixed('tatil-yilbasi', '01-01', '1 Ocak’ta', 'Yılbaşı', 'yılbaşında açık mısınız', 'yılbaşı günü açık mı'),
      fixed('tatil-23-nisan', '04-23', '23 Nisan’da', 'Ulusal Egemenlik ve Çocuk Bayramı'),
      fixed('tatil-1-mayis', '05-01', '1 Mayıs’ta', 'Emek ve Dayanışma Günü', 'işçi bayramında açık mısınız'),
      fixed('tatil-19-mayis', '05-19', '19 Mayıs’ta', 'Atatürk’ü Anma, Gençlik ve Spor Bayramı'),
      fixed('tatil-15-temmuz', '07-15', '15 Temmuz’da', 'Demokrasi ve Millî Birlik Günü'),
      fixed('tatil-30-agustos', '08-30', '30 Ağustos’ta', 'Zafer Bayramı', 'zafer bayramında açık mısınız'),
      {
        ...fixed('tatil-29-ekim', '10-29', '29 Ekim’de', 'Cumhuriyet Bayramı', 'cumhuriyet bayramında açık mısınız'),
        eve: '10-28',
        eveOn: '28 Ekim’de',
      },
    ],
    moving: [
      {
        key: 'tatil-ramazan-bayrami',
        name: 'Ramazan Bayramı',
        month: 10,
        day: 1,
        length: 3,
        phrasings: [
          'ramazan bayramında açık mısınız',
          'şeker bayramında kapalı mısınız',
          'ramazan bayramı tatiliniz ne zaman',
        ],
      },
      {
        key: 'tatil-kurban-bayrami',
        name: 'Kurban Bayramı',
        month: 12,
        day: 10,
        length: 4,
        phrasings: [
          'kurban bayramında açık mısınız',
          'kurban bayramında kapalı mısınız',
          'kurban bayramı tatiliniz ne zaman',
        ],
      },
    ],
  },
};

const date = (day: string, options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }) =>
  new Intl.DateTimeFormat('tr', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

type State = Practice['publicHolidays'];
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** What is said of holidays, in Turkish. */
export const HOLIDAY_WORDS = {
  heading: 'Resmî tatiller ve bayramlar',
  fixedLine: (on: string, name: string, eveOn?: string): string =>
    `${on} (${name}) kapalıyız${eveOn ? `; ${eveOn} 13.00’ten sonra da kapalıyız` : ''}.`,
  movingLine: (name: string, eve: string, first: string, last: string): string =>
    `${name} ${first.slice(0, 4)}: arife günü ${date(eve)} 13.00’ten sonra, ${date(first, { day: 'numeric', month: 'long' })} – ${date(last)} bütün gün kapalıyız.`,
  question: (holiday: string): string => `${holiday}${holiday.endsWith('Günü') ? '' : ' günü'} açık mısınız?`,
  fixed: {
    closed: (on: string, name: string, usual: string, eveOn?: string) =>
      `${on} (${name}) kapalıyız.\n\n${eveOn ? `${eveOn} 13.00’e kadar açığız; o gün pazara rastlarsa kapalıyız. ` : ''}Öteki günlerde saatlerimiz: ${usual}.`,
    open: (on: string, name: string, usual: string) => `${on} (${name}) her zamanki gibi çalışırız: ${usual}.`,
    differ: (on: string, name: string, usual: string) =>
      `${on} (${name}) saatlerimiz değişebilir, gelmeden önce arayın.\n\nHer zamanki saatlerimiz: ${usual}.`,
  } satisfies Record<State, (on: string, name: string, usual: string, eveOn?: string) => string>,
  moving: {
    closed: (name: string, usual: string, lines: readonly string[]) =>
      `${name} boyunca kapalıyız, arife günü 13.00’e kadar açığız.\n\n${list(lines)}\n\nÖteki günlerde saatlerimiz: ${usual}.`,
    open: (name: string, usual: string) => `${name} günlerinde her zamanki gibi çalışırız: ${usual}.`,
    differ: (name: string, usual: string) =>
      `${name} günlerinde saatlerimiz değişebilir, gelmeden önce arayın.\n\nHer zamanki saatlerimiz: ${usual}.`,
  } satisfies Record<State, (name: string, usual: string, lines: readonly string[]) => string>,
  eve: {
    key: 'tatil-arife',
    question: 'Arife günü açık mısınız?',
    phrasings: [
      'arife günü açık mı',
      'arifede kaça kadar açıksınız',
      'arifede çalışıyor musunuz',
      'arefe günü açık mısınız',
    ],
    answer: {
      closed: (usual: string, lines: readonly string[]) =>
        `Arife günü 13.00’e kadar açığız; pazara rastlarsa kapalıyız.\n\n${list(lines)}\n\nÖteki günlerde saatlerimiz: ${usual}.`,
      open: (usual: string) => `Arife günü her zamanki gibi çalışırız: ${usual}.`,
      differ: (usual: string) =>
        `Arife günü saatlerimiz değişebilir, gelmeden önce arayın.\n\nHer zamanki saatlerimiz: ${usual}.`,
    } satisfies Record<State, (usual: string, lines: readonly string[]) => string>,
  },
} as const;
