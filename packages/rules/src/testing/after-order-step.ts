import { allowsOrderAct, checkSettlement, owed, refundable } from '../order-state.ts';
import { orderTotals, worthOfPieces } from '../order-total.ts';
import type { Result } from '../result.ts';
import { adjust, type StockLevel, sellOver, take } from '../stock.ts';
import { balanceAfter } from '../store-credit.ts';
import { cancel } from './cancel-order.ts';
import {
  type BookedLine,
  type BookedOrder,
  type BookedPayment,
  cardBalance,
  cardMoves,
  creditOf,
  debtOf,
  moneyOf,
  type OrderBooks,
  type OrderRefusal,
  stateOf,
  withOrder,
} from './order-books.ts';
import {
  amountOf,
  type ChosenPieces,
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
} from './order-choices.ts';
import { isBeyondLimit, offerFor, offerForDraft } from './order-offers.ts';
import { move, promise, promisedOf, withLevel } from './order-shelves.ts';
import { buyers, type OrderStep, type SentOrderStep } from './order-steps.ts';

type Answer = Result<OrderBooks, OrderRefusal>;

/** The books after a step, which leaves those that it was given as they are; or why it does not happen. */
export function afterOrderStep(books: OrderBooks, step: SentOrderStep): Answer {
  if (books.keys.includes(step.key)) return done(books);
  const after = stepOf(books, step);
  return after.ok ? done({ ...after.value, keys: [...books.keys, step.key] }) : after;
}

const done = (value: OrderBooks): Answer => ({ ok: true, value });
const refused = (reason: OrderRefusal): Answer => ({ ok: false, reason });

function stepOf(books: OrderBooks, step: SentOrderStep): Answer {
  const { kind } = step;
  if (kind === 'change_vat') return done({ ...books, vat: step.vat });
  if (kind === 'deliver') return done(deliver(books, step));
  if (kind === 'give_credit') return giveCredit(books, step);
  if (kind === 'issue_card') {
    return done({ ...books, cards: [...books.cards, { id: step.key, issued: issuedOf(step) }] });
  }
  if (kind === 'draft' || kind === 'sell') {
    const order = draftOf(books, step);
    const drafted = { ...books, orders: [...books.orders, order] };
    return kind === 'draft' ? done(drafted) : place(drafted, order, step);
  }
  const order = orderOf(books, step);
  const act = orderActOf(step);
  if (!order || !act) return done(books);
  if (chosenOf(order, step)?.length === 0) return done(books);
  if (!allowsOrderAct(stateOf(order), act)) return refused('wrong_state');
  if (kind === 'discard') return done({ ...books, orders: books.orders.filter(({ id }) => id !== order.id) });
  if (kind === 'place') return place(books, order, step);
  if (kind === 'pay' || kind === 'refund') return moveMoney(books, order, step);
  if (kind === 'fulfil') return fulfil(books, order, step);
  if (kind === 'take_back') return takeBack(books, order, step);
  if (kind === 'exchange') return exchange(books, order, step);
  if (kind === 'cancel') return done(cancel(books, order));
  return edit(books, order, step);
}

function deliver(books: OrderBooks, step: OrderStep): OrderBooks {
  const delivery = deliveryOf(step);
  const after = withLevel(books, delivery, (level) => adjust(level, 'receipt', delivery.quantity));
  return { ...after, deliveries: [...books.deliveries, delivery] };
}

function giveCredit(books: OrderBooks, step: OrderStep): Answer {
  const gift = giftOf(books, step);
  if (!gift) return done(books);
  const after = balanceAfter(creditOf(books, gift.buyer), gift.amount);
  return after.ok ? done({ ...books, gifts: [...books.gifts, gift] }) : refused('invalid_fields');
}

/** Whether a payment takes more from its buyer's credit than there is, or is to go where nobody has credit. */
function lacksCredit(
  before: OrderBooks,
  { buyer }: BookedOrder,
  payments: readonly BookedPayment[],
): boolean {
  const byCredit = payments.filter(({ method }) => method === 'store_credit');
  if (byCredit.length === 0) return false;
  if (buyer === null) return true;
  const taken = byCredit.reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? amount : -amount), 0);
  return !balanceAfter(creditOf(before, buyer), -taken).ok;
}

/** Whether a gift card pays more than it holds, or gets back more than it paid for the order. */
function lacksCard(before: OrderBooks, order: BookedOrder, payments: readonly BookedPayment[]): boolean {
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
  books: OrderBooks,
  step: SentOrderStep,
  { buyer, place }: Pick<BookedOrder, 'buyer' | 'place'> = step,
): BookedOrder {
  const { vat } = books;
  const { key: id, discount, code, shipping } = step;
  const lines = newLinesOf(step);
  const nothing = { returned_total: 0, paid: 0, refunded: 0, payments: [], returns: [], moves: [] };
  const offer = offerForDraft(books, { id, buyer, lines, discount, code });
  const terms = { buyer, place, lines, discount, shipping, vat, ...offer };
  return {
    id,
    exchangeOf: null,
    number: null,
    stage: 'draft',
    ...terms,
    totals: orderTotals(lines, terms),
    ...nothing,
  };
}

/** @param freed what goods that came back for it have freed */
function place(books: OrderBooks, draft: BookedOrder, step: OrderStep, freed = 0): Answer {
  if (draft.lines.length === 0) return refused('invalid_fields');
  const { vat } = books;
  const offer = offerFor(books, draft, draft);
  if (!offer.ok) return offer;
  const totals = orderTotals(draft.lines, { ...draft, ...offer.value, vat });
  const moved = Math.min(freed, totals.total);
  const rest = totals.total - moved;
  const paidNow = paymentsAtOnce(books, step, rest);
  const byExchange = { kind: 'payment', method: 'exchange', card: null, amount: moved } as const;
  const payments = moved > 0 ? [byExchange, ...paidNow] : paidNow;
  const paid = sumOf(payments);
  const hasCustomer = draft.buyer !== null;
  const settlement = { type: step.type, total: rest, paid: paid - moved, hasCustomer, dueOn: step.due };
  if (!checkSettlement({ ...settlement, today: '2026-11-22' }).ok) return refused('invalid_fields');
  const order: BookedOrder = {
    ...draft,
    ...offer.value,
    ...{ vat, totals, paid, payments },
    stage: 'placed',
    number: books.numbers + 1,
  };
  const after = withOrder({ ...books, numbers: books.numbers + 1 }, order);
  if (isBeyondCredit(books, after, order)) return refused('over_credit_limit');
  const lacking = lacksCredit(books, order, payments) || lacksCard(books, order, payments);
  if (!step.handedOver) {
    const promised = promise(after, [], promisedOf(order));
    return promised.ok && lacking ? refused('invalid_fields') : promised;
  }
  if (lacking) return refused('invalid_fields');
  const handed = order.lines.map((line) => ({ ...line, fulfilled: line.quantity }));
  return done(move(withOrder(after, { ...order, lines: handed }), order, handed.map(toMove), sellOver));
}

/** An edit touches what its kind says; one of what a placed order costs reckons anew, as long as nothing came back. */
function edit(books: OrderBooks, order: BookedOrder, step: OrderStep): Answer {
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
  const vat = isPlaced ? order.vat : books.vat;
  const offer = offerAfterEdit(books, order, wish, step);
  if (!offer.ok) return offer;
  const offered = { ...wish, ...offer.value };
  const totals = isReckoned ? orderTotals(wish.lines, { ...offered, vat }) : order.totals;
  const edited = { ...offered, vat, totals };
  const after = withOrder(books, edited);
  if (!isPlaced) return done(after);
  if (isBeyondCredit(books, after, edited)) return refused('over_credit_limit');
  const promised = promise(after, promisedOf(order), promisedOf(edited));
  if (!promised.ok || edited.buyer === order.buyer) return promised;
  return isBeyondLimit(after, edited) ? refused('discount_refused') : promised;
}

/** An edit of something else leaves what comes off a placed order as it is. */
function offerAfterEdit(books: OrderBooks, order: BookedOrder, wish: BookedOrder, { kind }: OrderStep) {
  if (order.stage !== 'placed') return { ok: true, value: offerForDraft(books, wish) } as const;
  return kind === 'edit' ? offerFor(books, wish, order) : ({ ok: true, value: offerOnly(order) } as const);
}

const offerOnly = ({ code, offered, offer }: BookedOrder) => ({ code, offered, offer });

function wishOf(order: BookedOrder, step: OrderStep): BookedOrder {
  if (step.kind === 'edit_buyer') return { ...order, buyer: step.buyer };
  if (step.kind === 'edit_place') return { ...order, place: step.place };
  const { discount, code, shipping } = step;
  return { ...order, discount, code, shipping, lines: editedLines(order, step) };
}

/** Whether somebody owes more by a sale than before, and more than they may. */
function isBeyondCredit(before: OrderBooks, after: OrderBooks, { buyer }: BookedOrder): boolean {
  if (buyer === null) return false;
  const limit = buyers[buyer]?.credit_limit ?? null;
  const debt = debtOf(after, buyer);
  return limit !== null && debt > debtOf(before, buyer) && debt > limit;
}

function moveMoney(books: OrderBooks, order: BookedOrder, step: OrderStep): Answer {
  const money = moneyOf(order);
  const kind = step.kind === 'pay' ? 'payment' : 'refund';
  const most = kind === 'payment' ? owed(money) : refundable(money);
  const amount = amountOf(step, most);
  if (amount > most) return refused('invalid_fields');
  const column = kind === 'payment' ? 'paid' : 'refunded';
  const payment = { kind, amount, method: step.method, card: cardOf(books, step, order) } as const;
  if (lacksCredit(books, order, [payment]) || lacksCard(books, order, [payment])) {
    return refused('invalid_fields');
  }
  const payments = [...order.payments, payment];
  return done(withOrder(books, { ...order, [column]: order[column] + amount, payments }));
}

function fulfil(books: OrderBooks, order: BookedOrder, step: OrderStep): Answer {
  const chosen = chosenOf(order, step) ?? [];
  const lines = order.lines.map((line, index) => ({
    ...line,
    fulfilled: line.fulfilled + piecesAt(chosen, index),
  }));
  if (lines.some(({ fulfilled, quantity }) => fulfilled > quantity)) return refused('wrong_state');
  return done(move(withOrder(books, { ...order, lines }), order, chosen.map(movedOf(order)), take));
}

function takeBack(books: OrderBooks, order: BookedOrder, step: OrderStep): Answer {
  const chosen = chosenOf(order, step) ?? [];
  const lines = order.lines.map((line, index) => ({
    ...line,
    returned: line.returned + piecesAt(chosen, index),
  }));
  if (lines.some(({ returned, fulfilled }) => returned > fulfilled)) return refused('wrong_state');
  const taken = chosen.map((piece) => {
    const { quantity = 1, returned: before = 0 } = order.lines[piece.line] ?? {};
    const total = order.totals.shares[piece.line]?.total ?? 0;
    return { ...piece, worth: worthOfPieces(total, quantity, { before, now: piece.quantity }) };
  });
  const returned_total = taken.reduce((sum, { worth }) => sum + worth, order.returned_total);
  const after = { ...order, lines, returned_total, returns: [...order.returns, ...taken] };
  const restocked = taken.filter((piece) => piece.restocked).map(movedOf(order));
  const back = (level: StockLevel, quantity: number) => adjust(level, 'return', quantity);
  return done(move(withOrder(books, after), order, restocked, back));
}

/** Goods come back, others go out in an order of their own, and what is freed moves there. */
function exchange(books: OrderBooks, order: BookedOrder, step: SentOrderStep): Answer {
  const taken = takeBack(books, order, step);
  if (!taken.ok) return taken;
  const freed = Math.max(0, -owed(moneyOf(orderIn(taken.value, order.id))));
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

function orderIn({ orders }: OrderBooks, wanted: string): BookedOrder {
  const order = orders.find(({ id }) => id === wanted);
  if (!order) throw new Error(`No order ${wanted}`);
  return order;
}

const sumOf = (payments: readonly BookedPayment[]) => payments.reduce((sum, { amount }) => sum + amount, 0);

const toMove = ({ good, quantity }: BookedLine) => ({ good, quantity });

function movedOf({ lines }: BookedOrder) {
  return ({ line, quantity }: ChosenPieces) => ({ good: lines[line]?.good ?? null, quantity });
}

function piecesAt(chosen: readonly ChosenPieces[], line: number): number {
  return chosen.find((piece) => piece.line === line)?.quantity ?? 0;
}
