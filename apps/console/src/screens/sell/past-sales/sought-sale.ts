interface Numbered {
  readonly payload: { readonly number: string };
}

/** The one sale that is meant: the only one that was found, or the one whose receipt number the words are. */
export function soughtSale<Row extends Numbered>(rows: readonly Row[], words: string): Row | undefined {
  const number = words.toUpperCase();
  return rows.length === 1 ? rows[0] : rows.find(({ payload }) => payload.number === number);
}
