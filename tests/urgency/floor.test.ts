import { describe, expect, it } from 'vitest';
import { createRecognise } from '../../src/urgency/recognise.ts';
import { URGENT_TABLES } from '../../src/urgency/tables.ts';

/** A model that takes nothing for an emergency and is sure of no kind. */
const { model } = URGENT_TABLES;
const vetoes = createRecognise({ ...model, threshold: Infinity, kinds: { ...model.kinds, certain: 2 } }, [
  'nefes alamıyorum',
]);

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
    ['Swelling and fever, what should I do?', 'swelling'],
    ['I have a fever and my face is swollen', 'swelling'],
    ['arkadaşım bıçaklandı', 'trauma'],
    ['parmağım koptu makinede', 'trauma'],
    ['kemoterapi alıyorum ateşim çıktı', 'fever'],
    ['bayıldı, uyanmıyor', 'general'],
    ['hamileyim tansiyonum 18', 'general'],
    ['doğum başladı evdeyiz', 'general'],
    ['yüzü alevde yandı sesi kısıldı', 'airway'],
    ['et boğazına takıldı öksüremiyor', 'aspiration'],
    ['I took 14 nurofen', 'overdose'],
    ['şekerim 41', 'hypoglycaemia'],
    ['insülin yaptı yemeden, terliyor', 'hypoglycaemia'],
    ['babam tuz ruhu içti', 'corrosive'],
    ['gözüme çamaşır suyu kaçtı', 'eye'],
    ['bleach got into my eye', 'eye'],
    ['sobadan bayıldı', 'gas'],
    ['the carbon monoxide alarm rings', 'gas'],
    ['elektrik çarptı', 'trauma'],
    ['2 aylık bebeğimin ateşi var', 'fever'],
    ['newborn with fever', 'fever'],
    ['geçen yıl kanal tedavisi oldum, şimdi nefes alamıyorum', 'airway'],
  ])('%s', (question, kind) => expect(vetoes(question)).toBe(kind));
});

describe('it leaves to the model what is long ago, asked in general or counted as prescribed', () => {
  it.each([
    'geçen yıl nefes alamıyordum',
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
    'took 400 mg ibuprofen',
    'I could not breathe last year',
  ])('%s', (question) => expect(vetoes(question)).toBeUndefined());
});
