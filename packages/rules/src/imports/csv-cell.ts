/** A cell as it can stand in a CSV file that a spreadsheet opens: text that would run as a formula gets an apostrophe in
 * front (CONTRACT "Security, decided"). Numbers that we write ourselves, also negative ones, are not for this function. */
export function safeCell(text: string): string {
  return startsFormula(text) ? `'${text}` : text;
}

/** The text that a cell of our own export stood for, so that an export imported again changes nothing. */
export function cellText(cell: string): string {
  return cell.startsWith("'") && startsFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

/** An apostrophe before a formula sign is doubled as well: without it, text that begins so would lose it on the way back. */
function startsFormula(text: string): boolean {
  return /^'*[=+\-@\t\0\r]/.test(text);
}
