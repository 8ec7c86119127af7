/** Words whose full stop does not end a sentence: titles and parts of addresses. */
export const ABBREVIATIONS =
  /(?:^|[\s("“/])(?:Dr|Dt|Uzm|Prof|Doç|Yrd|Öğr|Gör|Op|Av|Ecz|Fzt|Psk|Dyt|Vet|Sn|St|Mah|Mh|Cad|Cd|Sok|Sk|Bul|Blv|Apt|No|Nr|Tel|Bkz|bkz|Örn|örn|vb|vs|yy|s|\p{Lu})\.$/u;
