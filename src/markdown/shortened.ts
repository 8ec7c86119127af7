/** Cut a text after `max` characters, and mark that with "…". */
export function shortened(text: string, max: number): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text;
}
