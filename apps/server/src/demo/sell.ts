import { orderDraft } from '@sokoni/contract/sales/order-drafts';
import { cartTotals } from '@sokoni/rules/cart/cart-totals';
import type { PaymentMethod } from '@sokoni/rules/orders/order-labels';
import { actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { cancelOrder } from '#sales/orders/cancel-order.ts';
import { createOrder } from '#sales/orders/create-order.ts';
import { fulfilOrder } from '#sales/orders/fulfilment/fulfil-order.ts';
import { recordPayment, refundOrder } from '#sales/orders/payments/record-payment.ts';
import { returnItems } from '#sales/orders/returns/return-items.ts';
import { dateOf, later } from './days.ts';
import { note } from './note.ts';
import { doneBy } from './people.ts';
import { findOrderUnits, findOutstanding } from './queries.ts';
import type { SettlementHabit } from './scheduled-event.ts';
import type { Stocked } from './shelves.ts';
import type { Later, Shop } from './year.ts';

const returnReasons = ['Did not fit', 'Broken in the box', 'Changed my mind', 'Not what was ordered'];

/** Somebody buys something. */
export async function sell(db: Db, shop: Shop, at: Date): Promise<Later[]> {
  const { storeId, story, chance, buyers } = shop;
  const habit = chance.byWeight(story.settlements, ({ share }) => share);
  const basket = fillBasket(shop);
  if (basket.length === 0) return [];
  const needsBuyer = habit.type !== 'instant' || chance.percent(story.knownBuyers * 100);
  // Some come often, most now and then.
  const buyer = needsBuyer ? chance.byWeight(buyers, (one) => 1 / (2 + buyers.indexOf(one))) : null;
  const discount = chance.percent(6) ? String(chance.of([5, 10])) : null;
  const shipping = habit.type === 'pod' ? Math.round((basket[0]?.item.price ?? 0) / 2000) * 100 : 0;
  const total = totalOf(basket, shop, discount, shipping);
  const isFulfilled = habit.type !== 'pod';
  const paid = paidAtOnce(habit, total);
  const seller = habit.channel === 'in_person' ? chance.of(sellersOf(shop)) : shop.owner;
  const draft = orderDraft.parse({
    channel: habit.channel,
    customer_id: buyer,
    lines: basket.map(({ item, quantity }) => ({ variant_id: item.variantId, quantity })),
    discount_percent: discount,
    shipping,
    settlement: {
      payment_type: habit.type,
      due_on: habit.days === undefined ? null : dateOf(later(at, habit.days)),
      payments: paid > 0 ? [{ method: chance.of(habit.methods), amount: paid }] : [],
      fulfilled: isFulfilled,
    },
  });
  // A discount is given by who may: the till asks the supervisor.
  const userId = discount === null ? seller.id : supervisorOf(shop).id;
  const action = actionNow({ kind: 'staff', userId, role: 'supervisor' }, at);
  const { id, number, test } = await createOrder(db, storeId, draft, action);
  await note(db, storeId, action, 'create_order', `order:${id}`, {
    number,
    test,
    total,
  });
  for (const { item, quantity } of basket) item.left -= quantity;

  const follow: Later[] = [];
  if (habit.type === 'pod') follow.push(deliverLater(shop, id, at, habit));
  else if (paid < total) follow.push(...payLater(shop, id, at, habit, total - paid));
  if (isFulfilled && chance.percent(3))
    follow.push(returnLater(shop, id, later(at, chance.between(1, 12), 95)));
  return follow;
}

export interface BasketLine {
  item: Stocked;
  quantity: number;
}

/** What somebody takes, of what is left. */
export function fillBasket({ chance, items, story }: Shop): BasketLine[] {
  const basket = new Map<Stocked, number>();
  for (let line = chance.between(1, story.linesAtMost); line > 0; line -= 1) {
    const item = chance.byWeight(items, ({ popularity }) => popularity);
    // Nobody takes forty televisions.
    const most = item.isMade ? story.unitsAtMost : Math.min(story.unitsAtMost, Math.ceil(item.full / 6));
    const quantity = chance.between(1, Math.max(1, most));
    if (!basket.has(item) && item.left >= quantity) basket.set(item, quantity);
  }
  return [...basket].map(([item, quantity]) => ({ item, quantity }));
}

function totalOf(
  basket: readonly BasketLine[],
  { story }: Shop,
  percent: string | null,
  shipping: number,
): number {
  const lines = basket.map(({ item, quantity }) => ({
    quantity,
    unit_price: item.price,
    discount: 0,
    exempt_vat: false,
  }));
  const vat = {
    apply_vat: true,
    vat_percent: String(story.vatPercent),
    prices_include_vat: story.pricesIncludeVat,
  };
  return cartTotals(lines, {
    discount: percent === null ? null : { kind: 'percent', percent },
    shipping,
    vat,
  }).total;
}

function paidAtOnce({ type }: SettlementHabit, total: number): number {
  if (type === 'instant') return total;
  return type === 'part_instant' ? Math.max(1, Math.floor(total / 2)) : 0;
}

/** What was ordered for delivery is brought and paid, or nobody wants it any more. */
function deliverLater(shop: Shop, orderId: string, at: Date, { methods, days = 1 }: SettlementHabit): Later {
  const { storeId, chance, owner } = shop;
  const isWanted = !chance.percent(7);
  const method = chance.of(methods);
  return {
    at: later(at, chance.between(0, days), chance.between(90, 300)),
    async happen(db, at) {
      const action = doneBy(owner, at);
      const lines = await findOrderUnits(db, storeId, orderId);
      if (!isWanted) {
        await cancelOrder(db, storeId, orderId, 'Customer not at home', action);
        await note(db, storeId, action, 'cancel_order', `order:${orderId}`, {});
        for (const { variant_id, quantity } of lines) {
          const item = shop.items.find(({ variantId }) => variantId === variant_id);
          if (item) item.left += quantity;
        }
        return [];
      }
      const units = lines.map(({ id, quantity }) => ({ line_id: id, quantity }));
      const shipment = { carrier: 'Own rider', tracking_number: '', tracking_url: '', lines: units };
      await fulfilOrder(db, storeId, orderId, shipment, action);
      await note(db, storeId, action, 'fulfil_order', `order:${orderId}`, { lines: units });
      return [payment(shop, orderId, later(at, 0, 5), method, null)];
    },
  };
}

/** Most pay when it is due, some in parts, some late, and a few of the last months have not paid yet. */
function payLater(
  shop: Shop,
  orderId: string,
  at: Date,
  { methods, days = 30 }: SettlementHabit,
  outstanding: number,
): Later[] {
  const { chance } = shop;
  const method = chance.of(methods);
  const habit = chance.between(1, 100);
  const pay = (inDays: number, amount: number | null) =>
    payment(shop, orderId, later(at, inDays, 75), method, amount);
  if (habit <= 55) return [pay(chance.between(days - 12, days), null)];
  if (habit <= 75) {
    const part = Math.floor(outstanding / 3);
    if (part === 0) return [pay(days, null)];
    return [pay(days - 14, part), pay(days, part), pay(days + 21, null)];
  }
  if (habit <= 94) return [pay(days + chance.between(5, 70), null)];
  return [pay(days + chance.between(80, 150), null)];
}

/** @param amount in minor units; null for all that is outstanding then */
function payment(shop: Shop, orderId: string, at: Date, method: PaymentMethod, amount: number | null): Later {
  const { storeId, owner } = shop;
  return {
    at,
    async happen(db, at) {
      const outstanding = await findOutstanding(db, storeId, orderId);
      const paid = Math.min(amount ?? outstanding, outstanding);
      if (paid <= 0) return [];
      const action = doneBy(owner, at);
      await recordPayment(db, storeId, orderId, { method, amount: paid, reference: '' }, action);
      await note(db, storeId, action, 'pay_order', `order:${orderId}`, { method, amount: paid });
      return [];
    },
  };
}

/** A piece comes back, and what was paid for it is given back. */
function returnLater(shop: Shop, orderId: string, at: Date): Later {
  const { storeId, chance } = shop;
  const reason = chance.of(returnReasons);
  const restocked = reason !== 'Broken in the box';
  return {
    at,
    async happen(db, at) {
      const [line] = await findOrderUnits(db, storeId, orderId);
      if (!line) return [];
      const { id: userId } = supervisorOf(shop);
      const action = actionNow({ kind: 'staff', userId, role: 'supervisor' }, at);
      const lines = [{ line_id: line.id, quantity: 1, restocked }];
      await returnItems(db, storeId, orderId, { lines, reason }, action);
      await note(db, storeId, action, 'return_order', `order:${orderId}`, { lines });
      const outstanding = await findOutstanding(db, storeId, orderId);
      if (outstanding >= 0) return [];
      await refundOrder(
        db,
        storeId,
        orderId,
        { method: 'cash', amount: -outstanding, reference: '' },
        action,
      );
      await note(db, storeId, action, 'refund_order', `order:${orderId}`, {
        method: 'cash',
        amount: -outstanding,
      });
      return [];
    },
  };
}

function sellersOf({ staff }: Shop) {
  return staff.filter(({ role }) => role === 'associate' || role === 'supervisor');
}

function supervisorOf({ staff, owner }: Shop) {
  return staff.find(({ role }) => role === 'supervisor') ?? owner;
}
