/**
 * Cells as a spreadsheet puts them on the clipboard: tabs between cells, a line each, a cell with a tab, a line break or a
 * quote in quotes. The line break at the very end belongs to no line.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const cell = text.charAt(at) === '"' ? quotedCell(text, at) : null;
    const end = cell ? cell.end : endOfCell(text, at);
    rows.at(-1)?.push(cell ? cell.value : text.slice(at, end));
    const separator = text.charAt(end);
    if (separator === '') break;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (separator === '\t') continue;
    if (at >= text.length) break;
    rows.push([]);
  }
  return rows;
}

/** Cells for the clipboard. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}

function quoted(cell: string): string {
  return /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A cell in quotes; null when the quote is just a sign of the text. */
function quotedCell(text: string, start: number): { value: string; end: number } | null {
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return null;
    if (text.charAt(quote + 1) === '"') {
      at = quote + 2;
      continue;
    }
    const end = quote + 1;
    const isWhole = end === text.length || /[\t\r\n]/.test(text.charAt(end));
    return isWhole ? { value: text.slice(start + 1, quote).replaceAll('""', '"'), end } : null;
  }
}

function endOfCell(text: string, start: number): number {
  const found = text.slice(start).search(/[\t\r\n]/);
  return found === -1 ? text.length : start + found;
}
