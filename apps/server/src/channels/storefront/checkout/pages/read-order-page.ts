import { system } from '@sokoni/rules/access/actor';
import type { FollowedOrder } from '@sokoni/themes/visitor-pages.ts';
import { addressLines } from '#channels/storefront/checkout/address-lines.ts';
import type { Visitor } from '#channels/storefront/checkout/cart/change-cart.ts';
import { deliveryText } from '#channels/storefront/checkout/delivery-title.ts';
import { orderOfLink } from '#channels/storefront/checkout/order-link.ts';
import { orderStatus } from '#channels/storefront/checkout/order-status.ts';
import { readCollecting } from '#channels/storefront/checkout/read-collecting.ts';
import { linesInLanguage } from '#channels/storefront/translations/in-language.ts';
import { readWordsOf } from '#channels/storefront/translations/words-in-language.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { readOrder } from '#sales/orders/order-view.ts';
import { datesOfStore } from '#tenancy/stores/days/dates-of-store.ts';
import { readPayingOf } from './read-paying.ts';

type Order = Awaited<ReturnType<typeof readOrder>>;

/**
 * What an order looks like to who has its link: nothing of the store's own notes, costs and people. Null for a link that is none.
 * @param visitor in whose language its lines are called
 */
export async function readOrderPage(
  db: Db,
  { storeId, language }: Pick<Visitor, 'storeId' | 'language'>,
  token: string,
): Promise<FollowedOrder | null> {
  const orderId = await orderOfLink(db, storeId, token);
  if (orderId === undefined) return null;
  const [order, dates, paying] = await pipelined([
    readOrder(db, storeId, orderId, system),
    datesOfStore(db, storeId),
    readPayingOf(db, storeId, orderId, language),
  ]);
  const lines = await linesInLanguage(db, storeId, language, order.lines);
  const ofDelivery = await readWordsOf(db, storeId, language, 'delivery');
  const balance_due = Math.max(0, order.outstanding ?? 0);
  const { delivery: goes } = order;
  return {
    token,
    number: order.number ?? '',
    test: order.test,
    status: orderStatus(order.state, order.delivery?.ready_at ?? null),
    placed_on: dates.day(order.placed_at ?? order.created_at),
    summary: {
      lines: lines.map(({ title, variant_name, quantity, unit_price }) => ({
        ...{ title, variant_name, quantity },
        amount: quantity * (unit_price ?? 0),
      })),
      subtotal: order.lines_total ?? 0,
      discount: order.discount_total ?? 0,
      vat: order.apply_vat && !order.prices_include_vat ? order.vat_total : null,
      delivery: goes ? { title: deliveryText(goes, dates, ofDelivery), amount: order.shipping ?? 0 } : null,
      total: order.ordered_total ?? 0,
    },
    ...{ returned: order.returned_total ?? 0, paid: order.paid ?? 0, refunded: order.refunded ?? 0 },
    balance_due,
    paying: balance_due > 0 ? paying : null,
    collected: goes?.collected ?? false,
    collecting: await readCollecting(db, storeId, order, ofDelivery),
    address: goes ? goesTo(goes) : [],
    parcels: order.fulfilments.map(({ carrier, tracking_number: number, tracking_url, at }) => ({
      ...{ carrier, number, url: safeUrl(tracking_url) },
      sent_on: dates.day(at),
    })),
  };
}

function goesTo(goes: NonNullable<Order['delivery']>): string[] {
  const lines = goes.collected ? [goes.recipient] : [goes.recipient, ...addressLines(goes)];
  return lines.filter((line) => line !== '');
}

/** A link that a merchant typed opens a page and runs nothing. */
function safeUrl(url: string): string {
  return /^https?:\/\//i.test(url) ? url : '';
}
