/** Abbreviated titles before a person's name, without the full stop. */
export const TITLES = 'Prof Doç Yrd Öğr Gör Op Uzm Dr Dt Av Ecz Fzt Kl Psk Dyt Ody Ebe Hem Vet Hek'.split(' ');
