import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { pipelined } from '#core/database/pipelined.ts';
import type { Secrets } from '#core/security/secrets.ts';
import { addressOrder } from '#sales/orders/address-order.ts';
import type { AddressFields, ContactFields } from './checkout-form.ts';
import { linkOrder } from './order-link.ts';

/** Where an order goes that a buyer has placed on the web, and who is told of it. */
export interface OrderDelivery {
  storeId: string;
  orderId: string;
  contact: Pick<ContactFields, 'name' | 'email' | 'phone' | 'language'>;
  address: AddressFields;
}

/** Keeps where an order goes; its buyer has a link to it and a mail, and one whenever something happens to it. */
export async function keepDelivery(
  db: Db,
  secrets: Secrets,
  { storeId, orderId, contact, address }: OrderDelivery,
): Promise<void> {
  const { name: recipient, email, phone, language = null } = contact;
  const { line1, line2, city, region, postal_code, country } = address;
  const news = { store_id: storeId, order_id: orderId, event_id: null, news: 'placed' as const };
  await pipelined([
    linkOrder(db, secrets, { storeId, orderId }),
    addressOrder(db, {
      ...{ store_id: storeId, order_id: orderId, title: '', recipient, email, phone, language },
      ...{ line1, line2, city, region, postal_code, country },
    }),
    email !== '' && enqueue(db, 'send_order_news', news),
  ]);
}
