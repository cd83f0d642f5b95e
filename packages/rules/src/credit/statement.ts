/** What can stand on a statement of what a customer owes. */
export type StatementKind = 'invoice' | 'payment' | 'refund' | 'return' | 'cancellation';

/** Something that changed what is outstanding. */
export interface StatementEntry {
  /** `YYYY-MM-DD` in the store's time zone. */
  readonly day: string;
  readonly kind: StatementKind;
  /** In minor units; below zero what made it less. */
  readonly amount: number;
}

/** Most lines of one statement. */
export const mostStatementLines = 3000;

/** The entries of a span with what was outstanding after each of them, from what was outstanding before; amounts in minor units. */
export function runStatement<Entry extends StatementEntry>(
  opening: number,
  entries: readonly Entry[],
): { lines: (Entry & { balance: number })[]; closing: number } {
  let balance = opening;
  const lines = entries.map((entry) => {
    balance += entry.amount;
    return { ...entry, balance };
  });
  return { lines, closing: balance };
}
