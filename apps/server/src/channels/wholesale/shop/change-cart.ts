import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { invalidField } from '#core/errors/domain-error.ts';
import type { OrderedLine } from '../buying/ordering/cart-queries.ts';
import { findOrderable } from '../buying/suppliers/read-offered.ts';
import type { Buying } from './answers.ts';
import { lockBuyerCart, saveBuyerCart } from './queries.ts';
import { sayShelf } from './sentences.ts';

/** Why units do not go into a cart: too many of one item, or too many lines. */
type Refusal = 'quantity' | 'full';

type Change = 'more' | 'less' | 'remove' | { quantity: number };

/**
 * Puts units into the cart, on top of those that are in it (SPEC section 4: lines of one item merge).
 * @throws DomainError `invalid_fields` for what is not offered, quantities that are none, and more lines than a cart has
 */
export async function addToBuyerCart(asked: Buying, added: readonly OrderedLine[]): Promise<void> {
  for (const { quantity } of added) assertQuantity(quantity);
  await assertOffered(asked, added);
  await change(asked, (lines) => added.reduce(withUnits, lines));
}

/**
 * Puts the units of as many of these lines into the cart as there is room for.
 * @returns the others, each with the reason
 * @throws DomainError `invalid_fields` for what is not offered
 */
export async function addWhatFits<Line extends OrderedLine>(
  asked: Buying,
  added: readonly Line[],
): Promise<{ line: Line; reason: Refusal }[]> {
  await assertOffered(asked, added);
  const refused: { line: Line; reason: Refusal }[] = [];
  await change(asked, (lines) =>
    added.reduce((cart, line) => {
      const reason = refusalOf(cart, line);
      if (!reason) return withUnits(cart, line);
      refused.push({ line, reason });
      return cart;
    }, lines),
  );
  return refused;
}

async function assertOffered(asked: Buying, added: readonly OrderedLine[]): Promise<void> {
  const offered = await findOrderable(
    asked.db,
    asked.agreement,
    added.map(({ variant_id }) => variant_id),
  );
  for (const { variant_id } of added) {
    const variant = offered.get(variant_id)?.variants.find(({ id }) => id === variant_id);
    if (!variant?.active) throw invalidField('lines', sayShelf('problem.inactive'));
  }
}

/**
 * Changes a line of the cart; a quantity stops at 1 (SPEC section 4), and what is not in the cart stays out of it.
 * @throws DomainError `invalid_fields` for a quantity that is none
 */
export async function changeBuyerCart(asked: Buying, variantId: string, act: Change): Promise<void> {
  if (typeof act === 'object') assertQuantity(act.quantity);
  await change(asked, (lines) =>
    act === 'remove'
      ? lines.filter(({ variant_id }) => variant_id !== variantId)
      : lines.map((line) => (line.variant_id === variantId ? changed(line, act) : line)),
  );
}

function changed(line: OrderedLine, act: Exclude<Change, 'remove'>): OrderedLine {
  if (typeof act === 'object') return { ...line, quantity: act.quantity };
  const quantity = line.quantity + (act === 'more' ? 1 : -1);
  return { ...line, quantity: Math.min(Math.max(1, quantity), wholesaleLimits.quantity) };
}

function refusalOf(lines: readonly OrderedLine[], { variant_id, quantity }: OrderedLine): Refusal | null {
  const known = lines.find((line) => line.variant_id === variant_id);
  if (!known) return lines.length < wholesaleLimits.lines ? null : 'full';
  return known.quantity + quantity <= wholesaleLimits.quantity ? null : 'quantity';
}

function withUnits(
  lines: readonly OrderedLine[],
  { variant_id, quantity }: OrderedLine,
): readonly OrderedLine[] {
  const known = lines.find((line) => line.variant_id === variant_id);
  if (!known) return [...lines, { variant_id, quantity }];
  assertQuantity(known.quantity + quantity);
  return lines.map((line) => (line === known ? { variant_id, quantity: line.quantity + quantity } : line));
}

async function change(
  { db, storeId, buyer, now }: Buying,
  work: (lines: readonly OrderedLine[]) => readonly OrderedLine[],
): Promise<void> {
  const lines = work(await lockBuyerCart(db, storeId, buyer.id, now));
  const max = wholesaleLimits.lines;
  if (lines.length > max) throw invalidField('lines', sayShelf('problem.full', { max }));
  await saveBuyerCart(db, { storeId, buyerId: buyer.id }, lines, now);
}

function assertQuantity(quantity: number): void {
  const max = wholesaleLimits.quantity;
  const isOne = Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= max;
  if (!isOne) throw invalidField('quantity', sayShelf('problem.quantity', { max }));
}
