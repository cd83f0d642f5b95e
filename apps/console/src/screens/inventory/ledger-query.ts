import { type MovementReason, movementReasons } from '@sokoni/rules/stock/stock';
import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import { dayAfter, isCalendarDay } from '@sokoni/rules/wall-time';
import type { LedgerQuery } from '#api/inventory/stock-lists.ts';

/** What the ledger shows, as it stands in the address; days are those of the store. */
export interface LedgerFilter {
  reason: MovementReason | '';
  place: string;
  who: string;
  product: string;
  from: string;
  to: string;
  oversold: boolean;
}

const entriesAtOnce = 25;

/** Reads the address; what it cannot mean is left out. */
export function readLedgerQuery(params: URLSearchParams): LedgerFilter {
  const text = (name: string) => params.get(name) ?? '';
  const date = (name: string) => (isCalendarDay(text(name)) ? text(name) : '');
  return {
    reason: movementReasons.find((reason) => reason === text('reason')) ?? '',
    place: text('place'),
    who: text('who'),
    product: text('product'),
    from: date('from'),
    to: date('to'),
    oversold: text('oversold') === '1',
  };
}

export function isLedgerFiltered(filter: LedgerFilter): boolean {
  return Object.values(filter).some(Boolean);
}

/** The query as the call takes it: a day begins and ends where the store is, and the last one counts. */
export function ledgerCallQuery(
  { reason, place, who, product, from, to, oversold }: LedgerFilter,
  { startOf }: Pick<StoreDates, 'startOf'>,
): LedgerQuery {
  return {
    limit: entriesAtOnce,
    reason: reason || undefined,
    location_id: place || undefined,
    actor_id: who || undefined,
    product_id: product || undefined,
    from: from === '' ? undefined : startOf(from),
    before: to === '' ? undefined : startOf(dayAfter(to)),
    oversold: oversold ? 'true' : undefined,
  };
}
