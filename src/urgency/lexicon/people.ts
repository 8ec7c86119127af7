import type { Stems } from './stems.ts';

/** Who it is about, and calls for help. */
export const PEOPLE = {
  child: {
    noun: 'cocuk cocug bebek bebeg kiz ogl ogul kardes torun yegen',
    word: 'oglum oglu kizim cocugum bebegim yasindaki kizi oglan oglani toruna',
  },
  others: {
    word: 'annemin babamin dedemin baskasinin anneannemin babaannemin ninemin kocamin karimin esimin kardesimin abimin ablamin kopegin dedesinin annesinin babasinin ninesinin anneannesinin babaannesinin',
  },
  person: {
    noun: 'cocuk cocug bebek bebeg kiz ogl ogul torun es koca kari anne baba dede nine babaanne anneanne kayinvalide kayinpeder kardes abi abla hasta dayi amca teyze yenge eniste baldiz kayinbirader arkadas ogrenci yegen kuzen',
  },
  department: { word: 'acile hastaneye aciline hastahaneye' },
  me: { word: 'bana' },
  helpme: { word: 'yardim yardima' },
  need: { start: 'ihtiyac' },
  soon: { word: 'hemen acil acilen cok' },
  you: { word: 'size buna bunlara onlara sizlere' },
  ambulance: { word: '112', noun: 'ambulans' },
  call: { verb: 'ara cagir gonder', word: 'aramali cagirmali lazim cagirin arayin gonderin aranacak aranmali aransin' },
  which: { word: 'zaman durumlar durumlarda gereken neler', start: 'hangi' },
  alone: {},
  cry: {
    word: 'acil acill acilll acilen imdat ambulans 112 edin olucem oluyorum oluyoruz oluyom kurtarin yetisin',
    start: 'oeluyo',
  },
  plea: {
    word: 'yardim durum durumu durumum cok lutfen hemen nolur ne olur var lazim gerek gerekiyor bana bize cabuk biri kimse yok mu mi hocam doktor merhaba galiba',
  },
  who: { word: 'kim kimi kime' },
  dies: { start: 'olecek oeluyo' },
} as const satisfies Stems;
