import { allowsOrderAct, checkSettlement, owed, refundable } from '../order-state.ts';
import { orderTotals, worthOfPieces } from '../order-total.ts';
import type { Result } from '../result.ts';
import { adjust, type StockLevel, sellOver, take } from '../stock.ts';
import {
  type BookedLine,
  type BookedOrder,
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
  chosenOf,
  deliveryOf,
  editedLines,
  newLinesOf,
  orderActOf,
  orderOf,
  paymentsAtOnce,
} from './order-choices.ts';
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
  if (kind === 'cancel') return done(cancel(books, order));
  return edit(books, order, step);
}

function deliver(books: OrderBooks, step: OrderStep): OrderBooks {
  const delivery = deliveryOf(step);
  const after = withLevel(books, delivery, (level) => adjust(level, 'receipt', delivery.quantity));
  return { ...after, deliveries: [...books.deliveries, delivery] };
}

function draftOf({ vat }: OrderBooks, step: SentOrderStep): BookedOrder {
  const { key, buyer, place, discount, shipping } = step;
  const lines = newLinesOf(step);
  const nothing = { returned_total: 0, paid: 0, refunded: 0, payments: [], returns: [], moves: [] };
  const terms = { buyer, place, lines, discount, shipping, vat };
  return { id: key, number: null, stage: 'draft', ...terms, totals: orderTotals(lines, terms), ...nothing };
}

function place(books: OrderBooks, draft: BookedOrder, step: OrderStep): Answer {
  if (draft.lines.length === 0) return refused('invalid_fields');
  const { vat } = books;
  const totals = orderTotals(draft.lines, { ...draft, vat });
  const payments = paymentsAtOnce(step, totals.total);
  const paid = payments.reduce((sum, amount) => sum + amount, 0);
  const hasCustomer = draft.buyer !== null;
  const settlement = { type: step.type, total: totals.total, paid, hasCustomer, dueOn: step.due };
  if (!checkSettlement({ ...settlement, today: '2026-11-22' }).ok) return refused('invalid_fields');
  const order: BookedOrder = {
    ...draft,
    ...{ vat, totals, paid },
    stage: 'placed',
    number: books.numbers + 1,
    payments: payments.map((amount) => ({ kind: 'payment', amount })),
  };
  const after = withOrder({ ...books, numbers: books.numbers + 1 }, order);
  if (isBeyondCredit(books, after, order)) return refused('over_credit_limit');
  if (!step.handedOver) return promise(after, [], promisedOf(order));
  const handed = order.lines.map((line) => ({ ...line, fulfilled: line.quantity }));
  return done(move(withOrder(after, { ...order, lines: handed }), order, handed.map(toMove), sellOver));
}

/** An edit touches what its kind says, and reckons anew. */
function edit(books: OrderBooks, order: BookedOrder, step: OrderStep): Answer {
  const isPlaced = order.stage === 'placed';
  const wish = wishOf(order, step);
  if (wish.place !== order.place && stateOf(order) === 'part_fulfilled') return refused('wrong_state');
  const isSold = isPlaced && (order.paid > 0 || wish.buyer === null);
  if (wish.buyer !== order.buyer && isSold) return refused('wrong_state');
  const isBelow = order.lines.some(({ fulfilled }, index) => fulfilled > (wish.lines[index]?.quantity ?? 0));
  if (isBelow) return refused('wrong_state');
  if (isPlaced && wish.lines.length === 0) return refused('invalid_fields');
  const vat = isPlaced ? order.vat : books.vat;
  const edited = { ...wish, vat, totals: orderTotals(wish.lines, { ...wish, vat }) };
  const after = withOrder(books, edited);
  if (!isPlaced) return done(after);
  if (isBeyondCredit(books, after, edited)) return refused('over_credit_limit');
  return promise(after, promisedOf(order), promisedOf(edited));
}

function wishOf(order: BookedOrder, step: OrderStep): BookedOrder {
  if (step.kind === 'edit_buyer') return { ...order, buyer: step.buyer };
  if (step.kind === 'edit_place') return { ...order, place: step.place };
  const { discount, shipping } = step;
  return { ...order, discount, shipping, lines: editedLines(order, step) };
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
  const payments = [...order.payments, { kind, amount } as const];
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

function cancel(books: OrderBooks, order: BookedOrder): OrderBooks {
  const after = promise(withOrder(books, { ...order, stage: 'cancelled' }), promisedOf(order), []);
  if (!after.ok) throw new Error('What is given back needs no goods');
  return after.value;
}

const toMove = ({ good, quantity }: BookedLine) => ({ good, quantity });

function movedOf({ lines }: BookedOrder) {
  return ({ line, quantity }: ChosenPieces) => ({ good: lines[line]?.good ?? null, quantity });
}

function piecesAt(chosen: readonly ChosenPieces[], line: number): number {
  return chosen.find((piece) => piece.line === line)?.quantity ?? 0;
}
