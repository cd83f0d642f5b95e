import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { pipelined } from '#core/database/pipelined.ts';
import type { Secrets } from '#core/security/secrets.ts';
import { addressOrder } from '#sales/orders/address-order.ts';
import { type CartRow, writeCart } from './cart/cart-queries.ts';
import { type CheckoutRow, saveCheckout } from './checkout-queries.ts';
import { linkOrder } from './order-link.ts';

/** Where an order comes from that is placed online. */
export interface Placing {
  secrets: Secrets;
  networkAddress: string;
  requestId: string;
}

/**
 * What follows on an order that was placed online: its cart is empty, where it goes is kept, its buyer has a link and a mail, and the
 * store a mail.
 * @param cart undefined where it is gone by now
 * @returns the token of the link
 */
export async function finishCheckout(
  db: Db,
  { cart, row }: { cart: CartRow | undefined; row: CheckoutRow },
  { placing, now }: { placing: Pick<Placing, 'secrets'>; now: Date },
): Promise<string> {
  const { store_id: storeId, id: orderId, contact, address, delivery } = row;
  const { name: recipient, email, phone, reminders, language = null } = contact;
  const news = { store_id: storeId, order_id: orderId, event_id: null, news: 'placed' as const };
  const isEmptied = cart !== undefined && cart.version === row.cart_version;
  const [token] = await pipelined([
    linkOrder(db, placing.secrets, { storeId, orderId }),
    saveCheckout(db, { ...row, state: 'placed', updated_at: now }),
    addressOrder(db, {
      ...{ store_id: storeId, order_id: orderId, recipient, email, phone, language },
      ...{ title: delivery?.title ?? '', collected: delivery?.collected ?? false, ready_at: null },
      pickup_day: delivery?.pickup?.day ?? null,
      pickup_from: delivery?.pickup?.from ?? null,
      pickup_to: delivery?.pickup?.to ?? null,
      ...address,
    }),
    isEmptied && writeCart(db, cart, { lines: [], discount_code: null, email, reminders, now }),
    email !== '' && enqueue(db, 'send_order_news', news),
    enqueue(db, 'mail_new_order', { store_id: storeId, order_id: orderId }),
  ]);
  return token;
}
