import { orderDraft } from '@sokoni/contract/order-drafts';
import { orderTotals } from '@sokoni/rules/order-total';
import type { PaymentMethod } from '@sokoni/rules/order-words';
import { cancelOrder } from '#orders/cancel-order.ts';
import { fulfilOrder } from '#orders/fulfil-order.ts';
import { makeOrder } from '#orders/make-order.ts';
import { payOrder, refundOrder } from '#orders/pay-order.ts';
import { takeBack } from '#orders/take-back.ts';
import type { Db } from '#platform/database/transaction.ts';
import { dateOf, later } from './days.ts';
import { note } from './note.ts';
import { findOrderPieces, findOwed } from './queries.ts';
import type { Stocked } from './shelves.ts';
import type { SettlementHabit } from './story.ts';
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
  const shipping = habit.type === 'pod' ? Math.round((basket[0]?.good.price ?? 0) / 2000) * 100 : 0;
  const total = totalOf(basket, shop, discount, shipping);
  const isHandedOver = habit.type !== 'pod';
  const paid = paidAtOnce(habit, total);
  const seller = habit.channel === 'in_person' ? chance.of(sellersOf(shop)) : shop.owner;
  const draft = orderDraft.parse({
    channel: habit.channel,
    customer_id: buyer,
    lines: basket.map(({ good, quantity }) => ({ variant_id: good.variantId, quantity })),
    discount_percent: discount,
    shipping,
    placement: {
      payment_type: habit.type,
      due_on: habit.days === undefined ? null : dateOf(later(at, habit.days)),
      payments: paid > 0 ? [{ method: chance.of(habit.methods), amount: paid }] : [],
      handed_over: isHandedOver,
    },
  });
  // A discount is given by who may: the till asks the supervisor.
  const acting = {
    userId: discount === null ? seller.id : supervisorOf(shop).id,
    role: 'supervisor' as const,
    now: at,
  };
  const { id, number, test } = await makeOrder(db, storeId, draft, acting);
  await note(db, { storeId, actorUserId: acting.userId, at }, 'create_order', `order:${id}`, {
    number,
    test,
    total,
  });
  for (const { good, quantity } of basket) good.left -= quantity;

  const follow: Later[] = [];
  if (habit.type === 'pod') follow.push(deliverLater(shop, id, at, habit));
  else if (paid < total) follow.push(...payLater(shop, id, at, habit, total - paid));
  if (isHandedOver && chance.percent(3))
    follow.push(returnLater(shop, id, later(at, chance.between(1, 12), 95)));
  return follow;
}

function fillBasket({ chance, goods, story }: Shop): { good: Stocked; quantity: number }[] {
  const basket = new Map<Stocked, number>();
  for (let line = chance.between(1, story.linesAtMost); line > 0; line -= 1) {
    const good = chance.byWeight(goods, ({ popularity }) => popularity);
    // Nobody takes forty televisions.
    const most = good.isMade ? story.piecesAtMost : Math.min(story.piecesAtMost, Math.ceil(good.full / 6));
    const quantity = chance.between(1, Math.max(1, most));
    if (!basket.has(good) && good.left >= quantity) basket.set(good, quantity);
  }
  return [...basket].map(([good, quantity]) => ({ good, quantity }));
}

function totalOf(
  basket: readonly { good: Stocked; quantity: number }[],
  { story }: Shop,
  percent: string | null,
  shipping: number,
): number {
  const lines = basket.map(({ good, quantity }) => ({
    quantity,
    unit_price: good.price,
    discount: 0,
    exempt_vat: false,
  }));
  const vat = {
    apply_vat: true,
    vat_percent: String(story.vatPercent),
    prices_include_vat: story.pricesIncludeVat,
  };
  return orderTotals(lines, {
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
      const acting = { userId: owner.id, role: 'admin' as const, now: at };
      const lines = await findOrderPieces(db, storeId, orderId);
      const by = { storeId, actorUserId: owner.id, at };
      if (!isWanted) {
        await cancelOrder(db, storeId, orderId, 'Nobody was at home', acting);
        await note(db, by, 'cancel_order', `order:${orderId}`, {});
        for (const { variant_id, quantity } of lines) {
          const good = shop.goods.find(({ variantId }) => variantId === variant_id);
          if (good) good.left += quantity;
        }
        return [];
      }
      const pieces = lines.map(({ id, quantity }) => ({ line_id: id, quantity }));
      const shipment = { carrier: 'Own rider', tracking_number: '', tracking_url: '', lines: pieces };
      await fulfilOrder(db, storeId, orderId, shipment, acting);
      await note(db, by, 'fulfil_order', `order:${orderId}`, { lines: pieces });
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
  owed: number,
): Later[] {
  const { chance } = shop;
  const method = chance.of(methods);
  const habit = chance.between(1, 100);
  const pay = (inDays: number, amount: number | null) =>
    payment(shop, orderId, later(at, inDays, 75), method, amount);
  if (habit <= 55) return [pay(chance.between(days - 12, days), null)];
  if (habit <= 75) {
    const part = Math.floor(owed / 3);
    if (part === 0) return [pay(days, null)];
    return [pay(days - 14, part), pay(days, part), pay(days + 21, null)];
  }
  if (habit <= 94) return [pay(days + chance.between(5, 70), null)];
  return [pay(days + chance.between(80, 150), null)];
}

/** @param amount in minor units; null for all that is owed then */
function payment(shop: Shop, orderId: string, at: Date, method: PaymentMethod, amount: number | null): Later {
  const { storeId, owner } = shop;
  return {
    at,
    async happen(db, at) {
      const owed = await findOwed(db, storeId, orderId);
      const paid = Math.min(amount ?? owed, owed);
      if (paid <= 0) return [];
      const acting = { userId: owner.id, role: 'admin' as const, now: at };
      await payOrder(db, storeId, orderId, { method, amount: paid, reference: '' }, acting);
      const by = { storeId, actorUserId: owner.id, at };
      await note(db, by, 'pay_order', `order:${orderId}`, { method, amount: paid });
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
      const [line] = await findOrderPieces(db, storeId, orderId);
      if (!line) return [];
      const { id: userId } = supervisorOf(shop);
      const acting = { userId, role: 'supervisor' as const, now: at };
      const lines = [{ line_id: line.id, quantity: 1, restocked }];
      await takeBack(db, storeId, orderId, { lines, reason }, acting);
      const by = { storeId, actorUserId: userId, at };
      await note(db, by, 'return_order', `order:${orderId}`, { lines });
      const owed = await findOwed(db, storeId, orderId);
      if (owed >= 0) return [];
      await refundOrder(db, storeId, orderId, { method: 'cash', amount: -owed, reference: '' }, acting);
      await note(db, by, 'refund_order', `order:${orderId}`, { method: 'cash', amount: -owed });
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
