import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createFloor } from '../../src/urgency/floor.ts';
import { readFloor } from '../../src/urgency/readFloor.ts';
import { createRecognise } from '../../src/urgency/recognise.ts';
import { URGENT_TABLES } from '../../src/urgency/tables.ts';

/** A model that recognises no emergency and is sure of no kind. */
const { model, floor } = URGENT_TABLES;
const vetoes = createRecognise(
  { ...model, threshold: Infinity, kinds: { ...model.kinds, certain: 2 } },
  createFloor(floor),
  ['nefes alamıyorum'],
);

describe('what is on the floor no model can veto', () => {
  it.each([
    ['nefes alamıyor', 'airway'],
    ['Nefes alamıyorum!', 'airway'],
    ['hiçbir yerim ağrımıyor ama nefesim kesiliyor', 'airway'],
    ['bebeğim morardı', 'airway'],
    ['bebeğim mosmor oldu', 'airway'],
    ['my baby is turning purple', 'airway'],
    ["I haven't been able to breathe", 'airway'],
    ["he can't breathe", 'airway'],
    ['bebek nefes almıyor', 'arrest'],
    ['solumuyor, arada bir iç çekiyor', 'arrest'],
    ["my husband isn't breathing", 'arrest'],
    ['fındık boğazına kaçtı, nefes almıyor', 'airway'],
    ['oğlum bıçakla üstüme yürüyor', 'danger'],
    ['eve biri girdi elinde silah var', 'danger'],
    ['my brother has a knife', 'danger'],
    ['elinde bıçak var kendini kesecek', 'selfharm'],
    ['yılan soktu', 'venom'],
    ['a viper bit my dad', 'venom'],
    ['hamileyim dün majezik içtim', 'medicine'],
    ['bebeğime aspirin verdim', 'medicine'],
    ['kan sulandırıcı kullanıyorum, arveles içtim', 'medicine'],
    ['hipoklorit içti', 'corrosive'],
    ['dün iğne yapıldı bugün yüzüm kaydı', 'stroke'],
    ['iğneden sonra ağzım yamuldu evde', 'stroke'],
    ['şakağım ağrıyor, çenem yoruluyor, gözüme perde indi', 'general'],
    ['I swallowed a filling', 'aspiration'],
    ['black stools after ibuprofen', 'bleeding'],
    ['I fell and my tooth is loose', 'loose'],
    ['babam kalp krizi geçiriyor', 'heart'],
    ['annemin yüzü kaydı', 'stroke'],
    ['intihar', 'selfharm'],
    ['kendimi öldüreceğim', 'selfharm'],
    ['I want to die', 'selfharm'],
    ['10 tane parol içtim ölür müyüm', 'overdose'],
    ['on iki parol yuttu', 'overdose'],
    ['3 gündür günde 10 parasetamol alıyorum', 'overdose'],
    ['I took 20 paracetamol tablets', 'overdose'],
    ['oğlum çamaşır suyu içti', 'poison'],
    ['çamaşır suyu içti ağzı yandı', 'corrosive'],
    ['çocuk pil yuttu', 'aspiration'],
    ['kanama durmuyor', 'bleeding'],
    ['tükürüğümü bile yutamıyorum', 'swallowing'],
    ['hipoklorit kaçtı, yanağım şişti', 'swelling'],
    ['Swelling and fever, what should I do?', 'infection'],
    ['I have a fever and my face is swollen', 'infection'],
    ['arkadaşım bıçaklandı', 'wound'],
    ['parmağım koptu makinede', 'wound'],
    ['kemoterapi alıyorum ateşim çıktı', 'fever'],
    ['bayıldı, uyanmıyor', 'general'],
    ['hamileyim tansiyonum 18', 'pregnancy'],
    ['doğum başladı evdeyiz', 'pregnancy'],
    ['yüzü alevde yandı sesi kısıldı', 'burn'],
    ['et boğazına takıldı öksüremiyor', 'choking'],
    ['I took 14 nurofen', 'overdose'],
    ['şekerim 41', 'hypoglycaemia'],
    ['insülin yaptı yemeden, terliyor', 'hypoglycaemia'],
    ['babam tuz ruhu içti', 'corrosive'],
    ['gözüme çamaşır suyu kaçtı', 'eye'],
    ['bleach got into my eye', 'eye'],
    ['sobadan bayıldı', 'gas'],
    ['the carbon monoxide alarm rings', 'gas'],
    ['elektrik çarptı', 'burn'],
    ['2 aylık bebeğimin ateşi var', 'fever'],
    ['newborn with fever', 'fever'],
    ['ateşim var, yanağım da şiş', 'infection'],
    ['yanağım şiş, 38 derece ateş', 'infection'],
    ['kan şekerim 450 karnım ağrıyor', 'hyperglycaemia'],
    ['nefesim aseton kokuyor', 'hyperglycaemia'],
    ['çocuğum uyandırılamıyor', 'general'],
    ['iğneden sonra yüzüm çıtırdıyor', 'swelling'],
    ['my face crackles', 'swelling'],
    ['eşim bana vurdu', 'assault'],
    ['köpek ısırdı', 'bite'],
    ['iğne yuttum', 'aspiration'],
    ['dışkım simsiyah', 'bleeding'],
    ['çocuğun gözüne deterjan fışkırdı', 'eye'],
    ['ameliyattan sonra ateşim çıkıyor', 'fever'],
    ['kemoterapi alıyorum ateşim 37,8', 'fever'],
    ['kalp kapağım var, ateşim çıkıyor', 'fever'],
    ['süt dişi kökünden çıktı', 'avulsion'],
    ['nöbet geçiriyor', 'seizure'],
    ['yüzüm şiş sabahı bekleyeyim mi', 'swelling'],
    ['sabaha kadar bekleyebilir miyim yanağım şişti', 'swelling'],
    ['nöbet geçirdi çarptıktan sonra', 'seizure'],
    ['kafasını çarptı, nöbet geçirdi', 'seizure'],
    ['geçen yıl kanal tedavisi oldum, şimdi nefes alamıyorum', 'airway'],
  ])('%s', (question, kind) => expect(vetoes(question)).toBe(kind));
});

describe('the floor leaves to the model what is long past, asked in general or taken as prescribed', () => {
  it.each([
    'geçen yıl nefes alamıyordum',
    'burnumdan nefes almıyor gibiyim',
    'hamileyim majezik içer miyim',
    'elinde bıçak gibi bir alet vardı',
    'annem intihar etti o günden beri dişçiye gitmedim',
    'iğneden sonra ağzım yamuldu',
    'çocukken nefes alamıyormuşum',
    'merdiven çıkınca nefesim kesiliyor',
    'intihar filmi hangi kanalda',
    'günde kaç parol içilir',
    'dün 2 parol içtim',
    '14 tablet antibiyotik içtim bitti',
    'kemoterapi alıyorum ateşim yok',
    'hamileyim tansiyonum 12',
    'dizim morardı',
    'şekerim var, 45 yaşındayım',
    'dişime elektrik çarpmış gibi',
    '2 aylık bebeğin ateşi olursa',
    'yanağım şiş, ateşim yok',
    'swollen cheek without fever',
    'kanal tedavisinden sonra ateş olur mu',
    'şekerim 140 kanal tedavisi olur mu',
    'çenem çıtırdıyor',
    'took 400 mg ibuprofen',
    'I could not breathe last year',
  ])('%s', (question) => expect(vetoes(question)).toBeUndefined());
});

describe('a mistake in floor.yaml is reported with its line', () => {
  const text = readFileSync('src/urgency/floor.yaml', 'utf8');
  it.each([
    ['- kalbi durdu/', '- kalbi durdü/', 'must be written as the top of the file explains'],
    ['- kalbi durdu/', '- kalbi? .. !durdu/', 'must be written as the top of the file explains'],
    ['- kalbi durdu/', '- kalbi STOPPED/', 'no words are named STOPPED'],
    ['- kalbi durdu/', '- kalbi: durdu/', 'must be a text'],
    ['- kalbi durdu/', '- *kalbi durdu/', 'not valid YAML'],
    ['  eye:', '  eyes:', 'did you mean "eye"?'],
    ['  DRANK: icti', '  DRANK: İçti', 'must be folded words'],
    ['notNow:', 'never:', 'never'],
  ])('%s → %s', (right, wrong, message) => {
    const line = text.slice(0, text.indexOf(right)).split('\n').length;
    const read = () => readFloor(text.replace(right, wrong));
    expect(read).toThrow(`src/urgency/floor.yaml:${line}:`);
    expect(read).toThrow(message);
  });
});
