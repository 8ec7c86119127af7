/** A province of Türkiye and the coordinates of its capital, in degrees. */
interface Province {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

const TABLE = `Adana 37.0 35.3, Adıyaman 37.8 38.3, Afyonkarahisar 38.8 30.5, Ağrı 39.7 43.1, Amasya 40.7 35.8, Ankara 39.9 32.9,
Antalya 36.9 30.7, Artvin 41.2 41.8, Aydın 37.8 27.8, Balıkesir 39.6 27.9, Bilecik 40.1 30.0, Bingöl 38.9 40.5,
Bitlis 38.4 42.1, Bolu 40.7 31.6, Burdur 37.7 30.3, Bursa 40.2 29.1, Çanakkale 40.2 26.4, Çankırı 40.6 33.6,
Çorum 40.5 34.9, Denizli 37.8 29.1, Diyarbakır 37.9 40.2, Edirne 41.7 26.6, Elazığ 38.7 39.2, Erzincan 39.7 39.5,
Erzurum 39.9 41.3, Eskişehir 39.8 30.5, Gaziantep 37.1 37.4, Giresun 40.9 38.4, Gümüşhane 40.5 39.5, Hakkâri 37.6 43.7,
Hatay 36.2 36.2, Isparta 37.8 30.6, Mersin 36.8 34.6, İstanbul 41.0 29.0, İzmir 38.4 27.1, Kars 40.6 43.1,
Kastamonu 41.4 33.8, Kayseri 38.7 35.5, Kırklareli 41.7 27.2, Kırşehir 39.1 34.2, Kocaeli 40.8 29.9, Konya 37.9 32.5,
Kütahya 39.4 30.0, Malatya 38.4 38.3, Manisa 38.6 27.4, Kahramanmaraş 37.6 36.9, Mardin 37.3 40.7, Muğla 37.2 28.4,
Muş 38.7 41.5, Nevşehir 38.6 34.7, Niğde 38.0 34.7, Ordu 41.0 37.9, Rize 41.0 40.5, Sakarya 40.8 30.4, Samsun 41.3 36.3,
Siirt 37.9 41.9, Sinop 42.0 35.2, Sivas 39.7 37.0, Tekirdağ 41.0 27.5, Tokat 40.3 36.6, Trabzon 41.0 39.7,
Tunceli 39.1 39.5, Şanlıurfa 37.2 38.8, Uşak 38.7 29.4, Van 38.5 43.4, Yozgat 39.8 34.8, Zonguldak 41.5 31.8,
Aksaray 38.4 34.0, Bayburt 40.3 40.2, Karaman 37.2 33.2, Kırıkkale 39.8 33.5, Batman 37.9 41.1, Şırnak 37.5 42.5,
Bartın 41.6 32.3, Ardahan 41.1 42.7, Iğdır 39.9 44.0, Yalova 40.7 29.3, Karabük 41.2 32.6, Kilis 36.7 37.1,
Osmaniye 37.1 36.2, Düzce 40.8 31.2`;

/** Provinces in the order of their plates, which also begin their postcodes: Adana is 01, and Düzce 81. */
export const PROVINCES: readonly Province[] = TABLE.split(/,\s+/).map((row) => {
  const [name = '', latitude, longitude] = row.split(' ');
  return { name, latitude: Number(latitude), longitude: Number(longitude) };
});

const KILOMETRES_PER_DEGREE = 111;

/** Estimate the distance of a place from the capital of the province with this plate, in kilometres. */
export function kilometresTo(plate: number, place: { latitude: number; longitude: number }): number {
  const { latitude, longitude } = PROVINCES[plate - 1]!;
  const east = (place.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
  return KILOMETRES_PER_DEGREE * Math.hypot(place.latitude - latitude, east);
}
