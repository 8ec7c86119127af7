/** Say as the patient what addresses the patient: "düşünüyorsanız" becomes "düşünüyorum". */
export const inFirstPerson = (text: string): string =>
  text
    // Advice stands in parentheses.
    .replaceAll(/ \([^()]*\)/g, '')
    .replaceAll(/(?<!\p{L})[Ss]iz(?=[ei](?!\p{L}))/gu, 'ben')
    .replaceAll(/(?<=[ıiuüae])n[ıiuü]z/g, 'm')
    .replaceAll(/(?<=yor)sam/g, 'um')
    .replaceAll(/(?<=[ıiuü])ys[ae](?=m?(?!\p{L}))|(?<=r)s[ae](?!\p{L})/gu, '');
