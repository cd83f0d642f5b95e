import { currencyCodes } from '@sokoni/rules/money/currencies';
import { outstanding } from '@sokoni/rules/orders/order-state';
import { afterOrderStep } from '@sokoni/rules/testing/apply-order-step';
import { usesOf } from '@sokoni/rules/testing/order-discounts';
import {
  cardBalance,
  cardMoves,
  creditEntries,
  debtOf,
  emptyOrderLedger,
  type LedgerOrder,
  moneyOf,
  type OrderLedger,
  stateOf,
} from '@sokoni/rules/testing/order-ledger';
import { anyVat, buyers, items, offers, orderSteps } from '@sokoni/rules/testing/order-steps';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import { summaryDifferences } from '#testing/checks/sales-summary-differences.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { modelPatience, modelRuns } from '#testing/models/model-runs.ts';
import { orderStepOnDatabase, type Shop } from '#testing/models/run-order-step.ts';
import { sendAsFated } from '#testing/models/send-with-outcome.ts';
import { aDiscount } from '#testing/requests/discount-requests.ts';

let test: TestApp;
let owner: TestUser;
let eye: pg.Client;
const shops = new Map<string, Pick<Shop, 'storeId' | 'userId' | 'places'>>();
let runs = 0;

/** A live store with two places: test orders stay out of the figures of customers. */
async function openShop(currency: string): Promise<void> {
  const { id: storeId } = await test.newStore(owner.token, {
    currency_code: currency,
    module_inventory: 'active',
  });
  const at = { token: owner.token, params: { id: storeId } };
  await test.call('POST /marketplace/v1/stores/{id}/locations', { ...at, body: { name: 'Kiosk' } });
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/locations', at);
  await eye.query(`update app.stores set mode = 'live' where id = $1`, [storeId]);
  shops.set(currency, { storeId, userId: owner.id, places: data.map(({ id }) => id) });
}

beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  eye = new pg.Client({ connectionString: test.database.superUrl });
  await eye.connect();
  for (const currency of currencyCodes) await openShop(currency);
});
afterAll(async () => {
  await eye.end();
  await test.close();
});

/** The shop of a run. */
interface RunShop extends Shop {
  lastNumber: number;
  discountIds: readonly string[];
}

/** New items and customers in the shop of a currency, which charges VAT as it is told. */
async function newShop(currency: string, vat: OrderLedger['vat']): Promise<RunShop> {
  const shop = shops.get(currency);
  if (!shop) throw new Error(`No shop for ${currency}`);
  const seller = { token: owner.token, storeId: shop.storeId };
  const variantIds: string[] = [];
  const productIds: string[] = [];
  for (const { tracked, exempt_vat } of items) {
    const { productId, variantId } = await newItem(test, seller, { track_quantity: tracked });
    await eye.query('update app.products set exempt_vat = $2 where id = $1', [productId, exempt_vat]);
    variantIds.push(variantId);
    productIds.push(productId);
  }
  const customerIds: string[] = [];
  for (const { credit_limit } of buyers) {
    const { data } = await test.call('POST /marketplace/v1/stores/{id}/customers', {
      token: owner.token,
      params: { id: shop.storeId },
      body: { name: 'Asha', credit_limit },
    });
    customerIds.push(data.id);
  }
  await eye.query(
    'update app.stores set apply_vat = $2, vat_percent = $3, prices_include_vat = $4 where id = $1',
    [shop.storeId, vat.apply_vat, vat.vat_percent, vat.prices_include_vat],
  );
  const { rows } = await eye.query<{ last: number }>(
    `select coalesce(max(substring(number from '[0-9]+$')::int), 1000) as last from app.orders where store_id = $1`,
    [shop.storeId],
  );
  runs += 1;
  const codeOf = (run: number) => (code: string) => `${code}-${run}`;
  const discountIds = await newDiscounts(shop.storeId, productIds, codeOf(runs));
  return {
    ...{ ...shop, variantIds, customerIds, discountIds, codeOf: codeOf(runs) },
    lastNumber: rows[0]?.last ?? 1000,
  };
}

/** Those of the runs before do not apply any more. */
async function newDiscounts(
  storeId: string,
  products: readonly string[],
  codeOf: (code: string) => string,
): Promise<string[]> {
  await eye.query('update app.discounts set active = false where store_id = $1', [storeId]);
  const ids: string[] = [];
  for (const { code, product_ids, ...terms } of offers) {
    const named = { code: code && codeOf(code), product_ids: product_ids.map((item) => products[item]) };
    ids.push(await aDiscount(test, owner.token, storeId, { ...terms, ...named }));
  }
  return ids;
}

/** What the database has of a run: its orders with what their payments, returns and movements come to, levels, customers. */
async function kept({ variantIds, places, customerIds, discountIds }: RunShop, keys: readonly string[]) {
  const orders = await eye.query(
    `select placed.id, substring(placed.number from '[0-9]+$')::int as number, placed.stage, placed.state, placed.customer_id, placed.location_id,
            placed.exchange_of, placed.discount_code, placed.discount_id,
            array[lines_total, discount_total, offered_total, vat_total, shipping, ordered_total]::float8[] as totals,
            array[returned_total, total, paid, refunded, outstanding]::float8[] as money,
            lines.units, lines.shares, money.payments, moved.by_variant as moved,
            (select coalesce(sum(value), 0)::float8 from app.order_returns where order_id = placed.id) as value
     from app.orders placed,
       lateral (select coalesce(json_agg(json_build_array(quantity, fulfilled, returned) order by position), '[]') as units,
                       coalesce(json_agg(json_build_array(offered, share_discount, share_vat, share_total) order by position), '[]') as shares
                from app.order_lines where order_id = placed.id) lines,
       lateral (select json_build_array(count(*), coalesce(sum(amount) filter (where kind = 'payment'), 0),
                                        coalesce(sum(amount) filter (where kind = 'refund'), 0)) as payments
                from app.order_payments where order_id = placed.id) money,
       lateral (select array(select (select coalesce(sum(quantity), 0)::int from app.stock_movements
                                     where reference = 'order:' || placed.id and variant_id = item)
                             from unnest($2::uuid[]) with ordinality as items (item, n) order by n) as by_variant) moved
     where placed.id = any ($1::uuid[]) order by placed.id`,
    [keys, variantIds],
  );
  const levels = await eye.query(
    `select coalesce(level.on_hand, 0) as on_hand, coalesce(level.reserved, 0) as reserved
     from unnest($1::uuid[], $2::uuid[]) with ordinality as stock_location (variant_id, location_id, n)
     left join app.stock_levels level on level.variant_id = stock_location.variant_id and level.location_id = stock_location.location_id
     order by stock_location.n`,
    [variantIds.flatMap((id) => [id, id]), variantIds.flatMap(() => [...places])],
  );
  const customers = await eye.query(
    `select order_count::int as orders, spent::float8, outstanding::float8, coalesce(credit.balance, 0)::float8 as credit,
            array(select amount::float8 from app.store_credit_entries entry where entry.customer_id = named.id
                  order by amount) as entries
     from unnest($1::uuid[]) with ordinality as named (id, n) join app.customers using (id)
     left join app.store_credits credit on credit.customer_id = named.id and not credit.test order by n`,
    [customerIds],
  );
  const discounts = await eye.query(
    `select uses, total_discounted::float8 from unnest($1::uuid[]) with ordinality as named (id, n)
     join app.discounts using (id) order by n`,
    [discountIds],
  );
  const cards = await eye.query(
    `select card.id, card.issued::float8, card.balance::float8,
            array(select amount::float8 from app.gift_card_entries entry where entry.card_id = card.id order by amount) as entries
     from app.gift_cards card where card.id = any ($1::uuid[]) order by card.id`,
    [keys],
  );
  return {
    orders: orders.rows,
    levels: levels.rows,
    customers: customers.rows,
    discounts: discounts.rows,
    cards: cards.rows,
  };
}

function keptByRules(ledger: OrderLedger, shop: RunShop) {
  const sorted = ledger.orders.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return {
    orders: sorted.map((order) => rowByRules(order, shop)),
    levels: ledger.levels.flat(),
    discounts: offers.map((_, index) => {
      const used = usesOf(ledger.orders, index);
      return { uses: used.length, total_discounted: sum(used.map(({ totals }) => totals.offer)) };
    }),
    cards: ledger.cards
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ id, issued }) => ({
        ...{ id, issued, balance: cardBalance(ledger, id) },
        entries: [issued, ...cardMoves(ledger, id)].sort((one, other) => one - other),
      })),
    customers: buyers.map((_, buyer) => {
      const placed = ledger.orders.filter((order) => order.stage === 'placed' && order.buyer === buyer);
      const spent = sum(placed.map((order) => moneyOf(order).total));
      const figures = { orders: placed.length, spent, outstanding: debtOf(ledger, buyer) };
      const entries = creditEntries(ledger, buyer);
      return { ...figures, credit: sum(entries), entries: entries.sort((one, other) => one - other) };
    }),
  };
}

function rowByRules(order: LedgerOrder, shop: RunShop) {
  const { lastNumber, customerIds, places, discountIds, codeOf } = shop;
  const { id, stage, totals, lines, payments, moves, number, buyer, returned_total, paid, refunded } = order;
  const moneyIn = (kind: 'payment' | 'refund') =>
    sum(payments.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
  return {
    ...{ id, stage, state: stateOf(order), location_id: places[order.place] },
    number: number && lastNumber + number,
    customer_id: buyer === null ? null : customerIds[buyer],
    exchange_of: order.exchangeOf,
    discount_code: order.code && codeOf(order.code),
    discount_id: stage === 'draft' || order.offered === null ? null : discountIds[order.offered],
    totals: [totals.lines, totals.discount, totals.offer, totals.vat, totals.shipping, totals.total],
    money: [returned_total, totals.total - returned_total, paid, refunded, outstanding(moneyOf(order))],
    units: lines.map(({ quantity, fulfilled, returned }) => [quantity, fulfilled, returned]),
    shares: totals.shares.map(({ discount, vat, total }, index) => [
      ...[order.offer[index] ?? 0, discount, vat, total],
    ]),
    payments: [payments.length, moneyIn('payment'), moneyIn('refund')],
    moved: items.map((_, item) =>
      sum(
        moves
          .filter((stockLocation) => stockLocation.item === item)
          .map((stockLocation) => stockLocation.quantity),
      ),
    ),
    value: returned_total,
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0);

/** Orders whose figures do not agree with each other, whatever the rules say. */
async function broken(keys: readonly string[]) {
  const { rows } = await eye.query(
    `select placed.id from app.orders placed,
       lateral (select coalesce(sum(amount) filter (where kind = 'payment'), 0) as came,
                       coalesce(sum(amount) filter (where kind = 'refund'), 0) as went
                from app.order_payments where order_id = placed.id) money,
       lateral (select coalesce(sum(share_total), 0) as shares, coalesce(sum(offered), 0) as offered, coalesce(sum(quantity), 0) as units,
                       coalesce(sum(fulfilled) filter (where variant_id is not null), 0) as gone
                from app.order_lines where order_id = placed.id) lines,
       lateral (select coalesce(sum(part.quantity) filter (where part.restocked and line.variant_id is not null), 0) as back,
                       coalesce(sum(part.value), 0) as value
                from app.order_returns taken join app.order_return_lines part on part.return_id = taken.id
                join app.order_lines line on line.id = part.line_id where taken.order_id = placed.id) returned,
       lateral (select coalesce(sum(quantity), 0) as moved from app.stock_movements
                where reference = 'order:' || placed.id) stock
     where placed.id = any ($1::uuid[])
       and not (paid = came and refunded = went and refunded <= paid and value = returned_total and placed.units = lines.units
         and lines_total - discount_total + case when prices_include_vat then 0 else vat_total end + shipping = ordered_total
         and shares + shipping = ordered_total and offered = offered_total and moved = back - gone
         and (state <> 'returned' or total = shipping))`,
    [keys],
  );
  return rows;
}

describe('Orders on the database do what the rules say', () => {
  it(
    'whatever happens in whatever order, in all ten currencies, with crashes in between',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...currencyCodes),
          anyVat,
          orderSteps,
          async (currency, vat, sequence) => {
            const shop = await newShop(currency, vat);
            const keys: string[] = [];
            let ledger = emptyOrderLedger(vat);
            for (const { fate, ...step } of sequence) {
              const sent = { ...step, key: newId() };
              keys.push(sent.key);
              const before = ledger;
              const work = (db: Db) => orderStepOnDatabase(db, shop, before, sent, test.services.clock());
              const sending = { ...shop, kind: sent.kind, key: sent.key, fate, work };
              ledger = await sendAsFated(test.services, sending, {
                before,
                after: afterOrderStep(before, sent),
              });
            }
            expect(await kept(shop, keys)).toEqual(keptByRules(ledger, shop));
            expect(await broken(keys)).toEqual([]);
            expect(await summaryDifferences(eye, shop.storeId)).toEqual([]);
            // Some of what changed is folded, of which the next run changes more.
            await eye.query(
              'select app.fold_sales(store_id, 7) from (select distinct store_id from app.sale_changes) changed',
            );
          },
        ),
        modelRuns,
      );
    },
    modelPatience,
  );
});
