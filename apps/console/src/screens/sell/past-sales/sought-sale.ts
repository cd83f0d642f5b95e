type Numbered = { readonly number: string } | { readonly payload: { readonly number: string } };

/** The one sale that is meant: the only one that was found, or the one whose receipt number the words are. */
export function soughtSale<Row extends Numbered>(rows: readonly Row[], words: string): Row | undefined {
  return rows.length === 1 ? rows[0] : saleNumbered(rows, words);
}

/** The sale with this number on its receipt. */
export function saleNumbered<Row extends Numbered>(rows: readonly Row[], number: string): Row | undefined {
  return rows.find((row) => numberOf(row) === number.toUpperCase());
}

function numberOf(row: Numbered): string {
  return 'payload' in row ? row.payload.number : row.number;
}
