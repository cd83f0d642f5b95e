import { allowsOrderAct, type OrderAct, outstanding, refundable } from '#orders/order-state.ts';
import {
  creditOf,
  type LedgerLine,
  type LedgerOrder,
  type LedgerPayment,
  moneyOf,
  type OrderLedger,
  stateOf,
} from './order-ledger.ts';
import { items, type OrderStep } from './order-steps.ts';

// What a step asks for, as the rules and the database are both told.

const actOf: Partial<Record<OrderStep['kind'], OrderAct>> = {
  place: 'place',
  discard: 'place',
  edit: 'edit',
  edit_buyer: 'edit',
  edit_place: 'edit',
  pay: 'pay',
  refund: 'refund',
  fulfil: 'fulfil',
  take_back: 'return',
  exchange: 'return',
  cancel: 'cancel',
};

/** The act on an order that a step is; undefined for one that is about no order that is there. */
export function orderActOf({ kind }: OrderStep): OrderAct | undefined {
  return actOf[kind];
}

/** The order that a step is about; undefined where there is none. */
export function orderOf({ orders }: OrderLedger, step: OrderStep): LedgerOrder | undefined {
  const act = orderActOf(step);
  if (!act) return undefined;
  const fitting = orders.filter((order) => isWorthwhile(order, act, step));
  const among = step.fits && fitting.length > 0 ? fitting : orders;
  return among.at(-1 - (step.nth % Math.max(1, among.length)));
}

function isWorthwhile(order: LedgerOrder, act: OrderAct, { method }: OrderStep): boolean {
  if (!allowsOrderAct(stateOf(order), act)) return false;
  if (act === 'pay') return outstanding(moneyOf(order)) > 0;
  if (act !== 'refund') return true;
  if (method === 'gift_card') return order.payments.some(({ card }) => card !== null);
  return refundable(moneyOf(order)) > 0;
}

/** What arrives from a supplier. */
export function deliveryOf({ nth, place, share }: OrderStep) {
  return { item: nth % items.length, place, quantity: share * 10 };
}

/** The lines that a step puts in a new order. */
export function newLinesOf({ basket }: OrderStep): LedgerLine[] {
  return basket.map(({ item, quantity, unit_price, off, exempt_vat }) => ({
    item,
    quantity,
    unit_price,
    discount: Math.floor((quantity * unit_price * off) / 100),
    exempt_vat: item === null ? exempt_vat : Boolean(items[item]?.exempt_vat),
    fulfilled: 0,
    returned: 0,
  }));
}

/** The lines of an order after an edit: those that stand take figures of the basket, in their order; what is over is new, and
 * what has nothing goes. */
export function editedLines({ lines }: LedgerOrder, step: OrderStep): LedgerLine[] {
  return newLinesOf(step).map((fresh, index) => {
    const standing = lines[index];
    if (!standing) return fresh;
    const { quantity, unit_price, discount } = fresh;
    return { ...standing, quantity, unit_price, discount };
  });
}

/** What is paid when an order of this total is placed, in up to two payments. */
export function paymentsAtOnce(
  ledger: OrderLedger,
  step: OrderStep,
  total: number,
): (LedgerPayment & Pick<OrderStep, 'method'>)[] {
  const { type, paysAtOnce, share, method } = step;
  const part = Math.floor((total * share) / 10);
  const asked = { instant: total, part_instant: part, credit: 0, pod: 0 }[type];
  const amount = { 'as asked': asked, all: total, part, nothing: 0 }[paysAtOnce];
  const first = Math.floor(amount / 2);
  const payments = [
    { kind: 'payment', method, amount: first, card: cardOf(ledger, step) },
    { kind: 'payment', method: 'cash', amount: amount - first, card: null },
  ] as const;
  return payments.filter((payment) => payment.amount > 0);
}

/** The gift card that a step is about: one that paid, for a refund, else from the newest; null where it is about none. */
export function cardOf({ cards }: OrderLedger, step: OrderStep, order?: LedgerOrder): string | null {
  if (step.method !== 'gift_card') return null;
  const paid = order?.payments.findLast(({ card }) => card !== null)?.card;
  if (step.kind === 'refund' && paid) return paid;
  return cards.at(-1 - (step.nth % Math.max(1, cards.length)))?.id ?? null;
}

/** What a step puts on a new gift card. */
export function issuedOf({ share }: OrderStep): number {
  return share * 300_000;
}

/** The credit that a step gives its buyer, or takes back where it is below zero; nothing for a step without a buyer. */
export function giftOf(ledger: OrderLedger, { buyer, restocked, ...step }: OrderStep) {
  if (buyer === null) return undefined;
  const amount = restocked
    ? step.share * 400_000
    : -amountOf({ ...step, buyer, restocked }, creditOf(ledger, buyer));
  return { buyer, amount };
}

/** How much a step pays or gives back where this much is the most. */
export function amountOf({ reach, share }: OrderStep, most: number): number {
  const amount = { all: most, part: Math.ceil((most * share) / 10), beyond: most + share }[reach];
  return Math.max(1, amount);
}

export interface ChosenQuantities {
  /** Of the order's lines. */
  readonly line: number;
  readonly quantity: number;
  readonly restocked: boolean;
}

/** The units that a step fulfils or takes back where there are so many of each line. */
function unitsOf({ reach, share, restocked }: OrderStep, most: readonly number[]): ChosenQuantities[] {
  return most.flatMap((open, line) => {
    const quantity = { all: open, part: Math.min(open, share), beyond: open + share }[reach];
    // What comes back goes both ways.
    return quantity > 0 ? [{ line, quantity, restocked: restocked === (line % 2 === 0) }] : [];
  });
}

/** The units that a step moves; undefined for a step that moves none. */
export function chosenOf({ lines }: LedgerOrder, step: OrderStep): ChosenQuantities[] | undefined {
  if (step.kind === 'fulfil')
    return unitsOf(
      step,
      lines.map(({ quantity, fulfilled }) => quantity - fulfilled),
    );
  if (step.kind !== 'take_back' && step.kind !== 'exchange') return undefined;
  return unitsOf(
    step,
    lines.map(({ fulfilled, returned }) => fulfilled - returned),
  );
}
