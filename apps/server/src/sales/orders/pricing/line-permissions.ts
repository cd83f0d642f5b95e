import { type Actor, can } from '@sokoni/rules/access/actor';
import { DomainError } from '#core/errors/domain-error.ts';
import type { LineRow } from '#sales/orders/line-queries.ts';
import { say } from '#sales/orders/sentences.ts';

type Line = Pick<LineRow, 'product_id' | 'variant_id' | 'title' | 'quantity' | 'unit_price' | 'discount'>;

/** A line as it will be, and what it is held against. */
export interface AskedLine {
  line: Line;
  /** The line as the order has it; undefined for a new one. */
  row: Line | undefined;
  /** What a unit costs when nobody says otherwise; null for a custom line, which nobody listed. */
  listed: number | null;
}

/**
 * Refuses a line that the actor may not put into an order.
 * @throws DomainError `not_allowed`
 */
export function assertLineAllowed(actor: Actor, asked: AskedLine): void {
  const why = lineRefusal(actor, asked);
  if (why !== null) throw notAllowed(why);
}

type Why = 'mayNotPrice' | 'mayNotCustom' | 'mayNotDiscount';

/**
 * Why the actor may not put this line into an order; null where they may. A custom line that somebody else put there stays, and fewer
 * units of it or none.
 */
export function lineRefusal(actor: Actor, { line, row, listed }: AskedLine): Why | null {
  const isPriced = listed !== null && line.unit_price !== listed;
  if (isPriced && !can(actor, 'overridePrices')) return 'mayNotPrice';
  if (line.discount !== (row?.discount ?? 0) && !can(actor, 'giveDiscount')) return 'mayNotDiscount';
  if (line.product_id !== null || line.variant_id !== null || (row && isWithin(line, row))) return null;
  if (!can(actor, 'sellCustomLine')) return 'mayNotCustom';
  return line.unit_price === 0 && !can(actor, 'giveDiscount') ? 'mayNotDiscount' : null;
}

function isWithin(line: Line, row: Line): boolean {
  return line.title === row.title && line.unit_price === row.unit_price && line.quantity <= row.quantity;
}

export function noDiscount(): DomainError {
  return notAllowed('mayNotDiscount');
}

function notAllowed(why: Why): DomainError {
  return new DomainError('not_allowed', { message: say(why) });
}
