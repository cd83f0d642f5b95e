import { owed, refundable } from '@sokoni/rules/order-state';
import type { OrderDiscount } from '@sokoni/rules/order-total';
import { orderTotals } from '@sokoni/rules/order-total';
import { afterOrderStep } from '@sokoni/rules/testing/after-order-step';
import {
  type BookedLine,
  type BookedOrder,
  moneyOf,
  type OrderBooks,
} from '@sokoni/rules/testing/order-books';
import {
  amountOf,
  cardOf,
  chosenOf,
  deliveryOf,
  editedLines,
  giftOf,
  issuedOf,
  newLinesOf,
  orderOf,
  paymentsAtOnce,
} from '@sokoni/rules/testing/order-choices';
import { offerForDraft } from '@sokoni/rules/testing/order-offers';
import type { OrderStep, SentOrderStep } from '@sokoni/rules/testing/order-steps';
import { issueCard } from '#gift-cards/issue-card.ts';
import { cancelOrder, discardDraft } from '#orders/cancel-order.ts';
import { changeOrder, type OrderChange } from '#orders/change-order.ts';
import { type Exchanged, exchangeOrder } from '#orders/exchange-order.ts';
import { fulfilOrder } from '#orders/fulfil-order.ts';
import { makeOrder, type OrderDraft } from '#orders/make-order.ts';
import { type Acting, openOrder } from '#orders/open-order.ts';
import { payOrder, refundOrder } from '#orders/pay-order.ts';
import { placeOrder } from '#orders/place-order.ts';
import type { Placement } from '#orders/strike-deal.ts';
import { takeBack } from '#orders/take-back.ts';
import type { Db } from '#platform/database/transaction.ts';
import { moveStock } from '#stock/move-stock.ts';
import { giveCredit } from '#store-credit/give-credit.ts';
import { changeVat } from '#stores/update-vat.ts';

/** The shop in which a run of steps takes place. */
export interface Shop {
  storeId: string;
  userId: string;
  /** As many of each as the steps name. */
  variantIds: readonly string[];
  places: readonly string[];
  customerIds: readonly string[];
  /** What a code of the model is called in this run. */
  codeOf: (code: string) => string;
}

/** Does a step of the model with the operations of the server; what it is about is read from the books before it. */
export async function orderStepOnDatabase(
  db: Db,
  shop: Shop,
  books: OrderBooks,
  step: SentOrderStep,
  now: Date,
): Promise<void> {
  const { storeId, userId } = shop;
  const acting: Acting = { userId, role: 'super_admin', now };
  if (step.kind === 'deliver') return deliver(db, shop, step, now);
  if (step.kind === 'change_vat') {
    await changeVat(db, storeId, { ...step.vat, vat_percent: Number(step.vat.vat_percent) });
    return;
  }
  if (step.kind === 'issue_card') {
    const card = {
      amount: issuedOf(step),
      paid_with: 'cash',
      customer_id: null,
      ends_on: null,
      note: '',
    } as const;
    await issueCard(db, storeId, { id: step.key, ...card }, acting);
    return;
  }
  if (step.kind === 'give_credit') {
    const gift = giftOf(books, step);
    const customerId = customerOf(shop, step);
    const given = { amount: gift?.amount ?? 0, reason: 'A cup came back' };
    if (customerId !== null) await giveCredit(db, storeId, customerId, given, acting);
    return;
  }
  if (step.kind === 'draft' || step.kind === 'sell') {
    await makeOrder(db, storeId, draftOf(shop, books, step), acting);
    return;
  }
  const order = orderOf(books, step);
  if (order) await act(db, shop, { books, order, step, acting });
}

interface Act {
  books: OrderBooks;
  order: BookedOrder;
  step: SentOrderStep;
  acting: Acting;
}

async function act(db: Db, shop: Shop, { books, order, step, acting }: Act): Promise<void> {
  const { storeId } = shop;
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const chosen = (chosenOf(order, step) ?? []).map(({ line, ...pieces }) => ({
    ...pieces,
    line_id: rows[line]?.id ?? '',
  }));
  const money = (most: number) => ({
    method: step.method,
    amount: amountOf(step, most),
    reference: '',
    gift_card_id: cardOf(books, step, order) ?? undefined,
  });
  const change = async (changes: Omit<OrderChange, 'version'>) => {
    const { version } = await db
      .selectFrom('orders')
      .select('version')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    await changeOrder(db, storeId, order.id, { version, ...changes }, acting);
  };
  const acts: Partial<Record<OrderStep['kind'], () => Promise<unknown>>> = {
    async place() {
      const row = await openOrder(db, storeId, order.id, acting, 'place');
      await placeOrder(db, { kept: row, lines: rows }, placementOf(books, order, step), acting);
    },
    edit: () => change({ lines: linesOf(shop, editedLines(order, step), rows), ...chargesOf(shop, step) }),
    edit_buyer: () => change({ customer_id: customerOf(shop, step) }),
    edit_place: () => change({ location_id: shop.places[step.place] ?? '' }),
    pay: () => payOrder(db, storeId, order.id, money(owed(moneyOf(order))), acting),
    refund: () => refundOrder(db, storeId, order.id, money(refundable(moneyOf(order))), acting),
    async fulfil() {
      if (chosen.length === 0) return;
      const shipment = { carrier: '', tracking_number: '', tracking_url: '' };
      await fulfilOrder(db, storeId, order.id, { ...shipment, lines: chosen }, acting);
    },
    async take_back() {
      if (chosen.length > 0) await takeBack(db, storeId, order.id, { lines: chosen, reason: '' }, acting);
    },
    async exchange() {
      if (chosen.length === 0) return;
      const exchange = exchangeOf(shop, { books, order, step, acting }, chosen);
      await exchangeOrder(db, storeId, order.id, exchange, acting);
    },
    cancel: () => cancelOrder(db, storeId, order.id, '', acting),
    discard: () => discardDraft(db, storeId, order.id, acting),
  };
  await acts[step.kind]?.();
}

/** What a step exchanges; whoever pays the rest asks first what it comes to. */
function exchangeOf(shop: Shop, { books, order, step }: Act, returns: Exchanged['returns']): Exchanged {
  const { key: id, code, shipping } = step;
  const lines = newLinesOf(step);
  const after = afterOrderStep(books, { ...step, kind: 'take_back' });
  const old = after.ok ? after.value.orders.find((one) => one.id === order.id) : undefined;
  const freed = old ? Math.max(0, -owed(moneyOf(old))) : 0;
  const draft = { id, buyer: order.buyer, lines, discount: null, code, shipping };
  return {
    ...{ id, returns, reason: '', shipping },
    discount_code: code && shop.codeOf(code),
    lines: linesOf(shop, lines, []).map(({ id: _, ...line }) => line),
    settlement: placementOf(after.ok ? after.value : books, draft, step, freed),
  };
}

async function deliver(
  db: Db,
  { storeId, userId, ...shop }: Shop,
  step: OrderStep,
  now: Date,
): Promise<void> {
  const { good, place, quantity } = deliveryOf(step);
  const spot = { variantId: shop.variantIds[good] ?? '', locationId: shop.places[place] ?? '' };
  const came = { reason: 'receipt', reference: '', note: '', actorUserId: userId } as const;
  await moveStock(db, storeId, { ...came, lines: [{ ...spot, quantity }] }, now);
}

function draftOf(shop: Shop, books: OrderBooks, step: SentOrderStep): OrderDraft {
  const lines = newLinesOf(step);
  const { key: id, buyer, discount, code, shipping } = step;
  const draft = { id, buyer, lines, discount, code, shipping };
  return {
    id: step.key,
    channel: 'manual',
    customer_id: customerOf(shop, step),
    location_id: shop.places[step.place],
    lines: linesOf(shop, lines, []),
    ...chargesOf(shop, step),
    note: '',
    tags: [],
    ...(step.kind === 'sell' && { placement: placementOf(books, draft, step) }),
  };
}

/** Whoever pays asks first what it comes to. */
function placementOf(
  books: OrderBooks,
  wanted: Pick<BookedOrder, 'id' | 'buyer' | 'lines' | 'discount' | 'code' | 'shipping'>,
  step: OrderStep,
  freed = 0,
): Placement {
  const { lines, discount, shipping } = wanted;
  const { offer } = offerForDraft(books, wanted);
  const { total } = orderTotals(lines, { discount, offer, shipping, vat: books.vat });
  return {
    payment_type: step.type,
    due_on: step.due,
    payments: paymentsAtOnce(books, step, total - Math.min(freed, total)).map(({ method, amount, card }) => ({
      method,
      amount,
      reference: '',
      gift_card_id: card ?? undefined,
    })),
    handed_over: step.handedOver,
  };
}

function customerOf({ customerIds }: Shop, { buyer }: OrderStep): string | null {
  return buyer === null ? null : (customerIds[buyer] ?? '');
}

function chargesOf(
  { codeOf }: Shop,
  { discount, code, shipping }: { discount: OrderDiscount | null; code: string | null; shipping: number },
) {
  return {
    discount_code: code && codeOf(code),
    discount_amount: discount?.kind === 'amount' ? discount.amount : null,
    discount_percent: discount?.kind === 'percent' ? String(discount.percent) : null,
    shipping,
  };
}

function linesOf({ variantIds }: Shop, lines: readonly BookedLine[], rows: readonly { id: string }[]) {
  return lines.map(({ good, quantity, unit_price, discount, exempt_vat }, index) => ({
    id: rows[index]?.id,
    ...(good === null ? { title: 'Repair' } : { variant_id: variantIds[good] ?? '' }),
    ...{ quantity, unit_price, discount, exempt_vat },
  }));
}
