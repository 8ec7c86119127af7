/** Small words and endings by which others are judged, folded. */

/** "yok", "değil". */
export const NO = /^(?:yok\w{0,5}|degil\w{0,4})$/;
/** "şişerse": a condition. */
export const IF = /s[ae](?:[mnk]|n[iu]z|l[ae]r)?$/;
/** "mi", "miyim". */
export const QUESTION = /^m[iu](?:$|y(?:[iu][mz]|d|m)|s[iu]n|d[iu]r)/;
