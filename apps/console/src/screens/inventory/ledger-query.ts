import { type MovementReason, movementReasons } from '@sokoni/rules/stock';
import type { LedgerQuery } from '#api/stock-lists.ts';

/** What the ledger shows, as it stands in the address; days are those of the reader. */
export interface LedgerFilter {
  reason: string;
  place: string;
  who: string;
  product: string;
  from: string;
  to: string;
  oversold: boolean;
}

const entriesAtOnce = 25;
const day = /^\d{4}-\d\d-\d\d$/;

/** Reads the address; what it cannot mean is left out. */
export function readLedgerQuery(params: URLSearchParams): LedgerFilter {
  const text = (name: string) => params.get(name) ?? '';
  const date = (name: string) => (day.test(text(name)) ? text(name) : '');
  return {
    reason: Object.hasOwn(movementReasons, text('reason')) ? text('reason') : '',
    place: text('place'),
    who: text('who'),
    product: text('product'),
    from: date('from'),
    to: date('to'),
    oversold: text('oversold') === '1',
  };
}

export function isLedgerNarrowed(filter: LedgerFilter): boolean {
  return Object.values(filter).some(Boolean);
}

/** The query as the call takes it: a day begins and ends where the reader is, and the last one counts. */
export function ledgerCallQuery({
  reason,
  place,
  who,
  product,
  from,
  to,
  oversold,
}: LedgerFilter): LedgerQuery {
  return {
    limit: entriesAtOnce,
    reason: (reason as MovementReason) || undefined,
    location_id: place || undefined,
    actor_id: who || undefined,
    product_id: product || undefined,
    from: from === '' ? undefined : startOf(from, 0),
    before: to === '' ? undefined : startOf(to, 1),
    oversold: oversold ? 'true' : undefined,
  };
}

function startOf(date: string, daysLater: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, dayOfMonth + daysLater).toISOString();
}
