/** Write a Markdown table. Cells are Markdown, put on one line; `|` is escaped. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
}

const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
