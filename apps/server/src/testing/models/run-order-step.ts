import type { CartDiscount } from '@sokoni/rules/cart/cart-totals';
import { cartTotals } from '@sokoni/rules/cart/cart-totals';
import { outstanding, refundable } from '@sokoni/rules/orders/order-state';
import { afterOrderStep } from '@sokoni/rules/testing/apply-order-step';
import { offerForDraft } from '@sokoni/rules/testing/order-discounts';
import {
  type LedgerLine,
  type LedgerOrder,
  moneyOf,
  type OrderLedger,
} from '@sokoni/rules/testing/order-ledger';
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
} from '@sokoni/rules/testing/order-step-requests';
import type { OrderStep, SentOrderStep } from '@sokoni/rules/testing/order-steps';
import type { Action } from '#core/action.ts';
import { actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { issueCard } from '#sales/gift-cards/issue-card.ts';
import { cancelOrder, deleteDraft } from '#sales/orders/cancel-order.ts';
import { createOrder, type OrderDraft } from '#sales/orders/create-order.ts';
import { editOrder, type OrderChange } from '#sales/orders/edit-order.ts';
import { fulfilOrder } from '#sales/orders/fulfilment/fulfil-order.ts';
import { lockOrderFor } from '#sales/orders/lock-order.ts';
import { recordPayment, refundOrder } from '#sales/orders/payments/record-payment.ts';
import type { Settlement } from '#sales/orders/payments/settle-order.ts';
import { placeOrder } from '#sales/orders/place-order.ts';
import { type Exchanged, exchangeOrder } from '#sales/orders/returns/exchange-order.ts';
import { returnItems } from '#sales/orders/returns/return-items.ts';
import { giveCredit } from '#sales/store-credit/give-credit.ts';
import { moveStock } from '#stock/move-stock.ts';
import { changeVat } from '#tenancy/stores/update-vat.ts';

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
  ledger: OrderLedger,
  step: SentOrderStep,
  now: Date,
): Promise<void> {
  const { storeId, userId } = shop;
  const action = actionNow({ kind: 'staff', userId, role: 'super_admin' }, now);
  if (step.kind === 'deliver') return deliver(db, shop, step, action);
  if (step.kind === 'change_vat') {
    const { apply_vat, vat_percent, prices_include_vat } = step.vat;
    await changeVat(db, storeId, { apply_vat, prices_include_vat, vat_percent: Number(vat_percent) });
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
    await issueCard(db, storeId, { id: step.key, ...card }, action);
    return;
  }
  if (step.kind === 'give_credit') {
    const gift = giftOf(ledger, step);
    const customerId = customerOf(shop, step);
    const given = { amount: gift?.amount ?? 0, reason: 'A cup came back' };
    if (customerId !== null) await giveCredit(db, storeId, customerId, given, action);
    return;
  }
  if (step.kind === 'draft' || step.kind === 'sell') {
    await createOrder(db, storeId, draftOf(shop, ledger, step), action);
    return;
  }
  const order = orderOf(ledger, step);
  if (order) await act(db, shop, { ledger, order, step, action });
}

interface Act {
  ledger: OrderLedger;
  order: LedgerOrder;
  step: SentOrderStep;
  action: Action;
}

async function act(db: Db, shop: Shop, { ledger, order, step, action }: Act): Promise<void> {
  const { storeId } = shop;
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const chosen = (chosenOf(order, step) ?? []).map(({ line, ...units }) => ({
    ...units,
    line_id: rows[line]?.id ?? '',
  }));
  const money = (most: number) => ({
    method: step.method,
    amount: amountOf(step, most),
    reference: '',
    gift_card_id: cardOf(ledger, step, order) ?? undefined,
  });
  const change = async (changes: Omit<OrderChange, 'version'>) => {
    const { version } = await db
      .selectFrom('orders')
      .select('version')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    await editOrder(db, storeId, order.id, { version, ...changes }, action);
  };
  const acts: Partial<Record<OrderStep['kind'], () => Promise<unknown>>> = {
    async place() {
      const row = await lockOrderFor(db, storeId, order.id, action, 'place');
      await placeOrder(
        db,
        { existing: row, head: row, lines: rows, rung: null },
        settlementOf(ledger, order, step),
        action,
      );
    },
    edit: () => change({ lines: linesOf(shop, editedLines(order, step), rows), ...chargesOf(shop, step) }),
    edit_buyer: () => change({ customer_id: customerOf(shop, step) }),
    edit_place: () => change({ location_id: shop.places[step.place] ?? '' }),
    pay: () => recordPayment(db, storeId, order.id, money(outstanding(moneyOf(order))), action),
    refund: () => refundOrder(db, storeId, order.id, money(refundable(moneyOf(order))), action),
    async fulfil() {
      if (chosen.length === 0) return;
      const shipment = { carrier: '', tracking_number: '', tracking_url: '' };
      await fulfilOrder(db, storeId, order.id, { ...shipment, lines: chosen }, action);
    },
    async take_back() {
      if (chosen.length > 0) await returnItems(db, storeId, order.id, { lines: chosen, reason: '' }, action);
    },
    async exchange() {
      if (chosen.length === 0) return;
      const exchange = exchangeOf(shop, { ledger, order, step, action }, chosen);
      await exchangeOrder(db, storeId, order.id, exchange, action);
    },
    cancel: () => cancelOrder(db, storeId, order.id, '', action),
    discard: () => deleteDraft(db, storeId, order.id, action),
  };
  await acts[step.kind]?.();
}

/** What a step exchanges; whoever pays the rest asks first what it comes to. */
function exchangeOf(shop: Shop, { ledger, order, step }: Act, returns: Exchanged['returns']): Exchanged {
  const { key: id, code, shipping } = step;
  const lines = newLinesOf(step);
  const after = afterOrderStep(ledger, { ...step, kind: 'take_back' });
  const old = after.ok ? after.value.orders.find((one) => one.id === order.id) : undefined;
  const freed = old ? Math.max(0, -outstanding(moneyOf(old))) : 0;
  const draft = { id, buyer: order.buyer, lines, discount: null, code, shipping };
  return {
    ...{ id, returns, reason: '', shipping },
    discount_code: code && shop.codeOf(code),
    lines: linesOf(shop, lines, []).map(({ id: _, ...line }) => line),
    settlement: settlementOf(after.ok ? after.value : ledger, draft, step, freed),
  };
}

async function deliver(db: Db, { storeId, ...shop }: Shop, step: OrderStep, action: Action): Promise<void> {
  const { item, place, quantity } = deliveryOf(step);
  const stockLocation = { variantId: shop.variantIds[item] ?? '', locationId: shop.places[place] ?? '' };
  const came = { reason: 'receipt', reference: '', note: '' } as const;
  await moveStock(db, storeId, { ...came, lines: [{ ...stockLocation, quantity }] }, action);
}

function draftOf(shop: Shop, ledger: OrderLedger, step: SentOrderStep): OrderDraft {
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
    ...(step.kind === 'sell' && { settlement: settlementOf(ledger, draft, step) }),
  };
}

/** Whoever pays asks first what it comes to. */
function settlementOf(
  ledger: OrderLedger,
  wanted: Pick<LedgerOrder, 'id' | 'buyer' | 'lines' | 'discount' | 'code' | 'shipping'>,
  step: OrderStep,
  freed = 0,
): Settlement {
  const { lines, discount, shipping } = wanted;
  const { offer } = offerForDraft(ledger, wanted);
  const { total } = cartTotals(lines, { discount, offer, shipping, vat: ledger.vat });
  return {
    payment_type: step.type,
    due_on: step.due,
    payments: paymentsAtOnce(ledger, step, total - Math.min(freed, total)).map(
      ({ method, amount, card }) => ({
        method,
        amount,
        reference: '',
        gift_card_id: card ?? undefined,
      }),
    ),
    fulfilled: step.isFulfilled,
  };
}

function customerOf({ customerIds }: Shop, { buyer }: OrderStep): string | null {
  return buyer === null ? null : (customerIds[buyer] ?? '');
}

function chargesOf(
  { codeOf }: Shop,
  { discount, code, shipping }: { discount: CartDiscount | null; code: string | null; shipping: number },
) {
  return {
    discount_code: code && codeOf(code),
    discount_amount: discount?.kind === 'amount' ? discount.amount : null,
    discount_percent: discount?.kind === 'percent' ? String(discount.percent) : null,
    shipping,
  };
}

function linesOf({ variantIds }: Shop, lines: readonly LedgerLine[], rows: readonly { id: string }[]) {
  return lines.map(({ item, quantity, unit_price, discount, exempt_vat }, index) => ({
    id: rows[index]?.id,
    ...(item === null ? { title: 'Repair' } : { variant_id: variantIds[item] ?? '' }),
    ...{ quantity, unit_price, discount, exempt_vat },
  }));
}
