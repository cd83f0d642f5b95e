import { customerDraft } from '@sokoni/contract/customers/customers';
import { priceAt } from '@sokoni/rules/wholesale/price-breaks';
import type { Pool } from 'pg';
import { placeWholesaleOrder } from '#channels/wholesale/buying/ordering/place-wholesale-order.ts';
import { requestAccess } from '#channels/wholesale/buying/suppliers/suppliers.ts';
import { addPriceList, setPrices } from '#channels/wholesale/price-lists/save-price-list.ts';
import { addCompany } from '#channels/wholesale/supplying/companies.ts';
import { changeSettings } from '#channels/wholesale/supplying/settings.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { addCustomer } from '#customers/save-customer.ts';
import { fulfilOrder } from '#sales/orders/fulfilment/fulfil-order.ts';
import { readOrder } from '#sales/orders/order-view.ts';
import { later } from './days.ts';
import { doneBy, type Person } from './people.ts';
import { findPricedVariants } from './queries.ts';
import { quoteWholesale } from './quote-wholesale.ts';

export interface Trade {
  owner: Person;
  /** Who sells, who buys, and who asks to. */
  supplierId: string;
  buyer: { id: string; name: string };
  asking: { id: string; name: string };
  now: Date;
}

/** What of each product is on the list of shops: 8 % off from one unit, more from a carton and from a pallet. */
const breaksOf = (price: number) => [
  { minimum: 1, unit_price: Math.round(price * 0.92) },
  { minimum: 12, unit_price: Math.round(price * 0.87) },
  { minimum: 96, unit_price: Math.round(price * 0.82) },
];

/** The wholesaler of the demo lets a restaurant in, which orders, gets a part, and asks for quotes; another store asks. */
export async function tradeWholesale(pool: Pool, trade: Trade): Promise<void> {
  const { owner, supplierId, buyer, asking, now } = trade;
  const inStore = <T>(storeId: string, work: (db: Db) => Promise<T>) =>
    transaction(pool, { userId: owner.id, storeId }, work) as Promise<T>;
  const { variants, lines, total } = await inStore(supplierId, (db) => openWholesale(db, trade));
  const ordering = { userId: owner.id, action: doneBy(owner, later(now, -6)) };
  const orderId = await inStore(buyer.id, (db) =>
    placeWholesaleOrder(
      db,
      { buyerStoreId: buyer.id, supplierId },
      {
        lines,
        expected_total: total,
        reference: 'KITCHEN-12',
        note: 'Deliver to the kitchen door before ten.',
      },
      ordering,
    ),
  );
  await inStore(supplierId, async (db) => {
    const action = doneBy(owner, later(now, -4));
    const order = await readOrder(db, supplierId, orderId, action.actor);
    const sent = order.lines.slice(0, 4).map(({ id, quantity }) => ({ line_id: id, quantity }));
    await fulfilOrder(
      db,
      supplierId,
      orderId,
      { lines: sent, carrier: 'Gulf Freight', tracking_number: 'GF-20418', tracking_url: '' },
      action,
    );
  });
  await quoteWholesale(inStore, trade, variants);
  await inStore(asking.id, (db) =>
    requestAccess(
      db,
      { buyerStoreId: asking.id, supplierId },
      {
        company_name: asking.name,
        email: 'hello@mama-bisi-home.example',
        phone: '+2348012345678',
        tax_number: 'NG-2041877-0001',
        message: 'We sell home goods in Lagos and would order by the pallet.',
      },
      { userId: owner.id, action: doneBy(owner, later(now, -1)) },
    ),
  );
}

/** A credit limit is a round sum: AED 10,000, 20,000 and so on. */
const limitStep = 1_000_000;

/** VAT in Dubai, where prices do not include it. */
const vatShare = 0.05;

async function openWholesale(db: Db, { owner, supplierId, buyer, now }: Trade) {
  const at = later(now, -30);
  await changeSettings(
    db,
    supplierId,
    {
      version: 0,
      listed: true,
      introduction:
        'Dry goods, drinks and household items by the carton. Delivered from Deira within three days.',
      minimum_order: 50_000,
      payment_terms: 'net_30',
    },
    at,
  );
  const priceListId = await addPriceList(
    db,
    supplierId,
    { name: 'Shops and kitchens', percent_off: '5', group_ids: [] },
    at,
  );
  const variants = await findPricedVariants(db, supplierId, 40);
  const prices = variants.map(({ id, price }) => ({ variant_id: id, breaks: breaksOf(price) }));
  await setPrices(db, supplierId, priceListId, prices, at);
  const first = firstOrder(variants);
  const draft = customerDraft.parse({ name: buyer.name, email: 'hello@jikoni-grill.example' });
  const limit = { ...draft, credit_limit: Math.ceil((4 * first.total) / limitStep) * limitStep };
  const customerId = await addCustomer(db, supplierId, limit, doneBy(owner, at));
  const agreed = { buyerStoreId: buyer.id, price_list_id: priceListId, payment_terms: 'net_30' as const };
  await addCompany(db, supplierId, customerId, agreed, at);
  return { variants, ...first };
}

/** What the restaurant orders first. How much is there, and of what, depends on how the year went. */
function firstOrder(variants: Awaited<ReturnType<typeof findPricedVariants>>) {
  const chosen = variants.slice(0, 6).map(({ id, price, available }, place) => {
    const quantity = Math.min([120, 48, 36, 24, 12, 12][place] ?? 12, available);
    const cost = quantity * priceAt(quantity, breaksOf(price), price);
    return { line: { variant_id: id, quantity }, cost };
  });
  const subtotal = chosen.reduce((sum, { cost }) => sum + cost, 0);
  return { lines: chosen.map(({ line }) => line), total: subtotal + Math.round(subtotal * vatShare) };
}
