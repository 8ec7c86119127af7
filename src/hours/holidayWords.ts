import type { Practice } from '#content/schemas/practiceFile.ts';
import { dayAndMonth, longDate } from './dateTexts.ts';

/** A holiday on the same day every year. */
export interface FixedHoliday {
  readonly key: string;
  /** `MM-DD`. */
  readonly day: string;
  /** The day before, `MM-DD`, if it is a holiday from 13:00. */
  readonly eve?: string;
  readonly name: string;
  /** "On 29 October" in Turkish; `eveOn` for the eve. */
  readonly on: string;
  readonly eveOn?: string;
  readonly phrasings: string[];
}

/** A religious feast by the Hijri calendar; its eve is a holiday from 13:00. */
export interface MovingHoliday {
  readonly key: string;
  readonly name: string;
  /** Hijri month, from 1. */
  readonly month: number;
  readonly day: number;
  /** The number of days. */
  readonly length: number;
  readonly phrasings: string[];
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

const bulletList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const UNLESS_LISTED = 'Aşağıda aksi belirtilmedikçe';

/** Turkish sentences about holidays. `usual` is the week's opening hours. */
export const HOLIDAY_WORDS = {
  heading: 'Resmî tatiller ve bayramlar',
  fixedLine: (on: string, name: string, eveOn?: string): string =>
    `${on} (${name}) kapalıyız${eveOn ? `; ${eveOn} 13.00’ten sonra da kapalıyız` : ''}.`,
  fixedEveLine: (eveOn: string): string => `${eveOn} 13.00’ten sonra kapalıyız.`,
  /** @param closed days on which the practice is closed; may be empty if there is an eve. */
  movingLine: (
    name: string,
    year: string,
    eve: string | undefined,
    closed: readonly { from: string; to: string }[],
  ): string => {
    const days = closed.map(({ from, to }) => (from === to ? longDate(to) : `${dayAndMonth(from)} – ${longDate(to)}`));
    const parts = [
      ...(eve ? [`arife günü ${longDate(eve)} 13.00’ten sonra`] : []),
      ...(days.length > 0 ? [`${days.join(' ve ')} bütün gün`] : []),
    ];
    return `${name} ${year}: ${parts.join(', ')} kapalıyız.`;
  },
  question: (holiday: string): string => `${holiday}${holiday.endsWith('Günü') ? '' : ' günü'} açık mısınız?`,
  /** What holds on `days`, such as `Arife günü`; `closed` is for practices that keep holidays. */
  answer: {
    closed: (_days, usual, closed) => `${closed}Diğer günlerde saatlerimiz: ${usual}.`,
    open: (days, usual) => `${days} her zamanki gibi çalışırız: ${usual}.`,
    differ: (days, usual) =>
      `${days} saatlerimiz değişebilir, gelmeden önce arayın.\n\nHer zamanki saatlerimiz: ${usual}.`,
  } satisfies Record<Practice['publicHolidays'], (days: string, usual: string, closed: string) => string>,
  closed: {
    fixed: (days: string, eve = ''): string => `${days} kapalıyız.\n\n${eve && `${eve}. `}`,
    /** @param differs whether some of the lines name other hours. */
    feast: (name: string, halfDay: string, lines: readonly string[], differs: boolean): string => {
      const days = differs ? `${UNLESS_LISTED} ${name} günlerinde` : `${name} boyunca`;
      return `${days} kapalıyız, arife günü ${halfDay}.\n\n${bulletList(lines)}\n\n`;
    },
    eve: (halfDay: string, lines: readonly string[], differs: boolean): string =>
      `${differs ? `${UNLESS_LISTED} arife` : 'Arife'} günü ${halfDay}.\n\n${bulletList(lines)}\n\n`,
  },
  /**
   * Say what holds apart from `own`, sentences about special hours.
   * @param someYears whether these are hours of some years only.
   */
  inOtherYears: (own: readonly string[], usual: string, gap: string, someYears: boolean): string =>
    own.length === 0 ? usual : `${own.join(gap)}${gap}${someYears ? 'Diğer yıllarda' : 'Bunun dışında'}: ${usual}`,
  eveOf: (name: string): string => `${name} arifesi`,
  feastDays: (name: string): string => `${name} günlerinde`,
  eveDay: 'Arife günü',
  /** What holds on an eve. */
  halfDay: (hours: string | undefined): string => (hours ? `saatlerimiz: ${hours}` : 'kapalıyız'),
  eve: {
    key: 'tatil-arife',
    question: 'Arife günü açık mısınız?',
    phrasings: [
      'arife günü açık mı',
      'arifede kaça kadar açıksınız',
      'arifede çalışıyor musunuz',
      'arefe günü açık mısınız',
    ],
  },
};

/** "In January" in Turkish, by month. */
const IN_MONTH =
  'ocakta şubatta martta nisanda mayısta haziranda temmuzda ağustosta eylülde ekimde kasımda aralıkta'.split(' ');

/** Turkish sentences about days with special hours. `month` counts from 1. */
export const EXCEPTION_WORDS = {
  everyYear: 'Her yıl',
  notOnHolidays: ', resmî tatillerde kapalı',
  question: (month: string): string => `${month}: hangi günlerde saatleriniz farklı?`,
  answer: (lines: readonly string[], usual: string): string =>
    `${lines.length === 1 ? `${lines[0]}.` : bulletList(lines)}\n\nDiğer günlerde saatlerimiz: ${usual}.`,
  ofMonth: (month: number): string[] => [
    `${IN_MONTH[month - 1]} hangi günler kapalısınız`,
    `${IN_MONTH[month - 1]} izinli misiniz`,
    `${IN_MONTH[month - 1]!.replace(/[td][ae]$/u, '')} ayında kapalı mısınız`,
  ],
  /**
   * @param date without its year.
   * @param weekday undefined if it differs from year to year.
   */
  ofDay: (date: string, month: number, weekday: string | undefined): string[] => [
    `${date.toLocaleLowerCase('tr')} açık mısınız`,
    `${date.replace(/ .*/u, '')} ${IN_MONTH[month - 1]} açık mısınız`,
    ...(weekday ? [`${date.toLocaleLowerCase('tr')} ${weekday.toLocaleLowerCase('tr')} çalışıyor musunuz`] : []),
  ],
};
