import { cartTotals } from '#cart/cart-totals.ts';
import { balanceAfter } from '#credit/store-credit.ts';
import { allocateUnits } from '#money/allocate.ts';
import { allowsOrderAct, checkSettlement, outstanding, refundable } from '#orders/order-state.ts';
import type { Result } from '#result.ts';
import { adjust, type StockLevel } from '#stock/stock.ts';
import { cancel } from './cancel-order-step.ts';
import { isBeyondLimit, offerFor, offerForDraft } from './order-discounts.ts';
import {
  cardBalance,
  cardMoves,
  creditOf,
  debtOf,
  type LedgerLine,
  type LedgerOrder,
  type LedgerPayment,
  moneyOf,
  type OrderLedger,
  type OrderRefusal,
  stateOf,
  withOrder,
} from './order-ledger.ts';
import {
  amountOf,
  type ChosenQuantities,
  cardOf,
  chosenOf,
  deliveryOf,
  editedLines,
  giftOf,
  issuedOf,
  newLinesOf,
  orderActOf,
  orderOf,
  paymentsAtOnce,
} from './order-step-requests.ts';
import { buyers, type OrderStep, type SentOrderStep } from './order-steps.ts';
import { move, promise, promisedOf, withLevel } from './order-stock.ts';
import { take } from './stock-promises.ts';

type Answer = Result<OrderLedger, OrderRefusal>;

/** The books after a step, which leaves those that it was given as they are; or why it does not happen. */
export function afterOrderStep(ledger: OrderLedger, step: SentOrderStep): Answer {
  if (ledger.keys.includes(step.key)) return done(ledger);
  const after = stepOf(ledger, step);
  return after.ok ? done({ ...after.value, keys: [...ledger.keys, step.key] }) : after;
}

const done = (value: OrderLedger): Answer => ({ ok: true, value });
const refused = (reason: OrderRefusal): Answer => ({ ok: false, reason });

function stepOf(ledger: OrderLedger, step: SentOrderStep): Answer {
  const { kind } = step;
  if (kind === 'change_vat') return done({ ...ledger, vat: step.vat });
  if (kind === 'deliver') return done(deliver(ledger, step));
  if (kind === 'give_credit') return giveCredit(ledger, step);
  if (kind === 'issue_card') {
    return done({ ...ledger, cards: [...ledger.cards, { id: step.key, issued: issuedOf(step) }] });
  }
  if (kind === 'draft' || kind === 'sell') {
    const order = draftOf(ledger, step);
    const drafted = { ...ledger, orders: [...ledger.orders, order] };
    return kind === 'draft' ? done(drafted) : place(drafted, order, step);
  }
  const order = orderOf(ledger, step);
  const act = orderActOf(step);
  if (!order || !act) return done(ledger);
  if (chosenOf(order, step)?.length === 0) return done(ledger);
  if (!allowsOrderAct(stateOf(order), act)) return refused('wrong_state');
  if (kind === 'discard')
    return done({ ...ledger, orders: ledger.orders.filter(({ id }) => id !== order.id) });
  if (kind === 'place') return place(ledger, order, step);
  if (kind === 'pay' || kind === 'refund') return moveMoney(ledger, order, step);
  if (kind === 'fulfil') return fulfil(ledger, order, step);
  if (kind === 'take_back') return takeBack(ledger, order, step);
  if (kind === 'exchange') return exchange(ledger, order, step);
  if (kind === 'cancel') return done(cancel(ledger, order));
  return edit(ledger, order, step);
}

function deliver(ledger: OrderLedger, step: OrderStep): OrderLedger {
  const delivery = deliveryOf(step);
  const after = withLevel(ledger, delivery, (level) => adjust(level, 'receipt', delivery.quantity));
  return { ...after, deliveries: [...ledger.deliveries, delivery] };
}

function giveCredit(ledger: OrderLedger, step: OrderStep): Answer {
  const gift = giftOf(ledger, step);
  if (!gift) return done(ledger);
  const after = balanceAfter(creditOf(ledger, gift.buyer), gift.amount);
  return after.ok ? done({ ...ledger, gifts: [...ledger.gifts, gift] }) : refused('invalid_fields');
}

/** Whether a payment takes more from its buyer's credit than there is, or is to go where nobody has credit. */
function lacksCredit(
  before: OrderLedger,
  { buyer }: LedgerOrder,
  payments: readonly LedgerPayment[],
): boolean {
  const byCredit = payments.filter(({ method }) => method === 'store_credit');
  if (byCredit.length === 0) return false;
  if (buyer === null) return true;
  const taken = byCredit.reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? amount : -amount), 0);
  return !balanceAfter(creditOf(before, buyer), -taken).ok;
}

/** Whether a gift card pays more than it holds, or gets back more than it paid for the order. */
function lacksCard(before: OrderLedger, order: LedgerOrder, payments: readonly LedgerPayment[]): boolean {
  return payments
    .filter(({ method }) => method === 'gift_card')
    .some(({ card, kind, amount }) => {
      if (card === null) return true;
      if (kind === 'payment') return amount > cardBalance(before, card);
      const paid = cardMoves({ orders: [order] }, card).reduce((sum, moved) => sum - moved, 0);
      return amount > paid;
    });
}

function draftOf(
  ledger: OrderLedger,
  step: SentOrderStep,
  { buyer, place }: Pick<LedgerOrder, 'buyer' | 'place'> = step,
): LedgerOrder {
  const { vat } = ledger;
  const { key: id, discount, code, shipping } = step;
  const lines = newLinesOf(step);
  const nothing = { returned_total: 0, paid: 0, refunded: 0, payments: [], returns: [], moves: [] };
  const offer = offerForDraft(ledger, { id, buyer, lines, discount, code });
  const terms = { buyer, place, lines, discount, shipping, vat, ...offer };
  return {
    id,
    exchangeOf: null,
    number: null,
    stage: 'draft',
    ...terms,
    totals: cartTotals(lines, terms),
    ...nothing,
  };
}

/** @param freed what items that came back for it have freed */
function place(ledger: OrderLedger, draft: LedgerOrder, step: OrderStep, freed = 0): Answer {
  if (draft.lines.length === 0) return refused('invalid_fields');
  const { vat } = ledger;
  const offer = offerFor(ledger, draft, draft);
  if (!offer.ok) return offer;
  const totals = cartTotals(draft.lines, { ...draft, ...offer.value, vat });
  const moved = Math.min(freed, totals.total);
  const rest = totals.total - moved;
  const paidNow = paymentsAtOnce(ledger, step, rest);
  const byExchange = { kind: 'payment', method: 'exchange', card: null, amount: moved } as const;
  const payments = moved > 0 ? [byExchange, ...paidNow] : paidNow;
  const paid = sumOf(payments);
  const hasCustomer = draft.buyer !== null;
  const settlement = { type: step.type, total: rest, paid: paid - moved, hasCustomer, dueOn: step.due };
  if (!checkSettlement({ ...settlement, today: '2026-11-22' }).ok) return refused('invalid_fields');
  const order: LedgerOrder = {
    ...draft,
    ...offer.value,
    ...{ vat, totals, paid, payments },
    stage: 'placed',
    number: ledger.numbers + 1,
  };
  const after = withOrder({ ...ledger, numbers: ledger.numbers + 1 }, order);
  if (isBeyondCredit(ledger, after, order)) return refused('over_credit_limit');
  const lacking = lacksCredit(ledger, order, payments) || lacksCard(ledger, order, payments);
  if (!step.isFulfilled) {
    const promised = promise(after, [], promisedOf(order));
    return promised.ok && lacking ? refused('invalid_fields') : promised;
  }
  if (lacking) return refused('invalid_fields');
  const handed = order.lines.map((line) => ({ ...line, fulfilled: line.quantity }));
  return done(move(withOrder(after, { ...order, lines: handed }), order, handed.map(toMove), sold));
}

/** An edit touches what its kind says; one of what a placed order costs reckons anew, as long as nothing came back. */
function edit(ledger: OrderLedger, order: LedgerOrder, step: OrderStep): Answer {
  const isPlaced = order.stage === 'placed';
  const wish = wishOf(order, step);
  const hasLeft = order.lines.some(({ fulfilled }) => fulfilled > 0);
  if (wish.place !== order.place && hasLeft) return refused('wrong_state');
  const isReckoned = !isPlaced || step.kind === 'edit';
  if (isReckoned && order.lines.some(({ returned }) => returned > 0)) return refused('wrong_state');
  const isSold = isPlaced && order.buyer !== null && (order.paid > 0 || wish.buyer === null);
  if (wish.buyer !== order.buyer && isSold) return refused('wrong_state');
  const isBelow = order.lines.some(({ fulfilled }, index) => fulfilled > (wish.lines[index]?.quantity ?? 0));
  if (isBelow) return refused('wrong_state');
  if (isPlaced && wish.lines.length === 0) return refused('invalid_fields');
  const vat = isPlaced ? order.vat : ledger.vat;
  const offer = offerAfterEdit(ledger, order, wish, step);
  if (!offer.ok) return offer;
  const offered = { ...wish, ...offer.value };
  const totals = isReckoned ? cartTotals(wish.lines, { ...offered, vat }) : order.totals;
  const edited = { ...offered, vat, totals };
  const after = withOrder(ledger, edited);
  if (!isPlaced) return done(after);
  if (isBeyondCredit(ledger, after, edited)) return refused('over_credit_limit');
  const promised = promise(after, promisedOf(order), promisedOf(edited));
  if (!promised.ok || edited.buyer === order.buyer) return promised;
  return isBeyondLimit(after, edited) ? refused('discount_refused') : promised;
}

/** An edit of something else leaves what comes off a placed order as it is. */
function offerAfterEdit(ledger: OrderLedger, order: LedgerOrder, wish: LedgerOrder, { kind }: OrderStep) {
  if (order.stage !== 'placed') return { ok: true, value: offerForDraft(ledger, wish) } as const;
  return kind === 'edit' ? offerFor(ledger, wish, order) : ({ ok: true, value: offerOnly(order) } as const);
}

const offerOnly = ({ code, offered, offer }: LedgerOrder) => ({ code, offered, offer });

function wishOf(order: LedgerOrder, step: OrderStep): LedgerOrder {
  if (step.kind === 'edit_buyer') return { ...order, buyer: step.buyer };
  if (step.kind === 'edit_place') return { ...order, place: step.place };
  const { discount, code, shipping } = step;
  return { ...order, discount, code, shipping, lines: editedLines(order, step) };
}

/** Whether somebody owes more by a sale than before, and more than they may. */
function isBeyondCredit(before: OrderLedger, after: OrderLedger, { buyer }: LedgerOrder): boolean {
  if (buyer === null) return false;
  const limit = buyers[buyer]?.credit_limit ?? null;
  const debt = debtOf(after, buyer);
  return limit !== null && debt > debtOf(before, buyer) && debt > limit;
}

function moveMoney(ledger: OrderLedger, order: LedgerOrder, step: OrderStep): Answer {
  const money = moneyOf(order);
  const kind = step.kind === 'pay' ? 'payment' : 'refund';
  const most = kind === 'payment' ? outstanding(money) : refundable(money);
  const amount = amountOf(step, most);
  if (amount > most) return refused('invalid_fields');
  const column = kind === 'payment' ? 'paid' : 'refunded';
  const payment = { kind, amount, method: step.method, card: cardOf(ledger, step, order) } as const;
  if (lacksCredit(ledger, order, [payment]) || lacksCard(ledger, order, [payment])) {
    return refused('invalid_fields');
  }
  const payments = [...order.payments, payment];
  return done(withOrder(ledger, { ...order, [column]: order[column] + amount, payments }));
}

function fulfil(ledger: OrderLedger, order: LedgerOrder, step: OrderStep): Answer {
  const chosen = chosenOf(order, step) ?? [];
  const lines = order.lines.map((line, index) => ({
    ...line,
    fulfilled: line.fulfilled + unitsAt(chosen, index),
  }));
  if (lines.some(({ fulfilled, quantity }) => fulfilled > quantity)) return refused('wrong_state');
  return done(move(withOrder(ledger, { ...order, lines }), order, chosen.map(movedOf(order)), take));
}

function takeBack(ledger: OrderLedger, order: LedgerOrder, step: OrderStep): Answer {
  const chosen = chosenOf(order, step) ?? [];
  const lines = order.lines.map((line, index) => ({
    ...line,
    returned: line.returned + unitsAt(chosen, index),
  }));
  if (lines.some(({ returned, fulfilled }) => returned > fulfilled)) return refused('wrong_state');
  const taken = chosen.map((piece) => {
    const { quantity = 1, returned: before = 0 } = order.lines[piece.line] ?? {};
    const total = order.totals.shares[piece.line]?.total ?? 0;
    return { ...piece, value: allocateUnits(total, quantity, { before, now: piece.quantity }) };
  });
  const returned_total = taken.reduce((sum, { value }) => sum + value, order.returned_total);
  const after = { ...order, lines, returned_total, returns: [...order.returns, ...taken] };
  const restocked = taken.filter((piece) => piece.restocked).map(movedOf(order));
  const back = (level: StockLevel, quantity: number) => adjust(level, 'return', quantity);
  return done(move(withOrder(ledger, after), order, restocked, back));
}

/** Items come back, others go out in an order of their own, and what is freed moves there. */
function exchange(ledger: OrderLedger, order: LedgerOrder, step: SentOrderStep): Answer {
  const taken = takeBack(ledger, order, step);
  if (!taken.ok) return taken;
  const freed = Math.max(0, -outstanding(moneyOf(orderIn(taken.value, order.id))));
  const draft = { ...draftOf(taken.value, { ...step, discount: null }, order), exchangeOf: order.id };
  const drafted = { ...taken.value, orders: [...taken.value.orders, draft] };
  const placed = place(drafted, draft, step, freed);
  if (!placed.ok) return placed;
  const moved = Math.min(freed, orderIn(placed.value, draft.id).totals.total);
  if (moved === 0) return placed;
  const old = orderIn(placed.value, order.id);
  const refund = { kind: 'refund', method: 'exchange', card: null, amount: moved } as const;
  const payments = [...old.payments, refund];
  return done(withOrder(placed.value, { ...old, refunded: old.refunded + moved, payments }));
}

function orderIn({ orders }: OrderLedger, wanted: string): LedgerOrder {
  const order = orders.find(({ id }) => id === wanted);
  if (!order) throw new Error(`No order ${wanted}`);
  return order;
}

const sumOf = (payments: readonly LedgerPayment[]) => payments.reduce((sum, { amount }) => sum + amount, 0);

const sold = (level: StockLevel, quantity: number) => adjust(level, 'sale', -quantity);

const toMove = ({ item, quantity }: LedgerLine) => ({ item, quantity });

function movedOf({ lines }: LedgerOrder) {
  return ({ line, quantity }: ChosenQuantities) => ({ item: lines[line]?.item ?? null, quantity });
}

function unitsAt(chosen: readonly ChosenQuantities[], line: number): number {
  return chosen.find((piece) => piece.line === line)?.quantity ?? 0;
}
