import { expect } from 'vitest';
import { query } from '#testing/database/query.ts';
import type { TestApp } from '#testing/http/app.ts';
import type { Seller } from './order-client.ts';

const customers = '/marketplace/v1/stores/{id}/customers' as const;

/** What all customers of a store have bought, owe and have to spend, in minor units. */
export interface StoreTotals {
  customers: { order_count: number; spent: number; outstanding: number };
  credit: number;
}

const ofAsha = {
  name: 'Asha Mwangi',
  phone: '+254722000111',
  addresses: [{ label: 'Shop', line1: 'Moi Avenue 12' }],
};
const ofZawadi = {
  name: 'Zawadi Odhiambo',
  phone: '+254733999888',
  email: 'zawadi@example.com',
  notes: 'Rings twice',
  addresses: [{ label: 'Kiosk', line1: 'Moi Avenue 12' }, { line1: 'Biashara Street 4' }],
};

/** The calls of a person who merges customers, and what the books say. */
export function mergeClient(app: () => TestApp, who: () => Seller) {
  const at = (customer_id: string) => ({ token: who().token, params: { id: who().storeId, customer_id } });
  /** Answers the id. */
  const add = async (body: object): Promise<string> => {
    const { token, storeId } = who();
    return (await app().call(`POST ${customers}`, { token, params: { id: storeId }, body })).data.id;
  };
  const read = (id: string) => app().call(`GET ${customers}/{customer_id}`, at(id));
  return {
    at,
    read,
    add,
    /** Two who may be one person: the ids of Asha and of Zawadi. */
    addPair: async (): Promise<[string, string]> => [await add(ofAsha), await add(ofZawadi)],
    /** Somebody owes for one line. */
    sell: async (customer_id: string, unit_price = 1000, more: object = {}) =>
      (
        await app().call('POST /marketplace/v1/stores/{id}/orders', {
          token: who().token,
          params: { id: who().storeId },
          body: {
            customer_id,
            lines: [{ title: 'Repair', unit_price, quantity: 1 }],
            settlement: { payment_type: 'credit', due_on: '2099-01-31' },
            ...more,
          },
        })
      ).data,
    change: (id: string, body: object) => app().call(`PUT ${customers}/{customer_id}`, { ...at(id), body }),
    erase: (id: string) => app().call(`DELETE ${customers}/{customer_id}`, { ...at(id), body: {} }),
    giveCredit: (id: string, amount: number) =>
      app().call(`POST ${customers}/{customer_id}/credit/entries`, {
        ...at(id),
        body: { amount, reason: 'A cup came back' },
      }),
    creditOf: async (id: string) =>
      (await app().call(`GET ${customers}/{customer_id}/credit`, at(id))).data.balance,
    /** With the versions that the two have now. */
    merge: async (kept: string, other: string, body: object = {}, more: object = {}) => {
      const [version, other_version] = [await read(kept), await read(other)].map(({ data }) => data.version);
      return app().call(`POST ${customers}/{customer_id}/merges`, {
        ...at(kept),
        body: { other_id: other, version, other_version, ...body },
        ...more,
      });
    },
    duplicates: async (id: string) =>
      (await app().call(`GET ${customers}/{customer_id}/duplicates`, at(id))).data,
    ledger: (): Promise<StoreTotals> => storeTotalsOf(app(), who().storeId),
  };
}

/** Sums of the store, once every customer is found to have what the orders and the ledger of credit say. */
async function storeTotalsOf(app: TestApp, storeId: string): Promise<StoreTotals> {
  const [ledger] = await query<{ ledger: StoreTotals }>(
    app.database.ownerUrl,
    `select json_build_object(
       'customers', (select json_build_object('order_count', sum(order_count), 'spent', sum(spent), 'outstanding', sum(outstanding))
                     from app.customers where store_id = $1),
       'credit', (select coalesce(sum(balance), 0) from app.store_credits where store_id = $1)) as ledger`,
    [storeId],
  );
  const astray = await query(
    app.database.ownerUrl,
    `select customer.id, customer.order_count, customer.spent, customer.outstanding, bought.*, credit.*
     from app.customers customer
     cross join lateral (
       select count(*)::int as orders, coalesce(sum(total), 0) as total, coalesce(sum(greatest(outstanding, 0)), 0) as unpaid,
              max(placed_at) as last
       from app.orders sold where sold.store_id = $1 and sold.customer_id = customer.id and sold.stage = 'placed' and not sold.test
     ) bought
     cross join lateral (
       select coalesce((select sum(balance) from app.store_credits where store_id = $1 and customer_id = customer.id), 0) as balance,
              coalesce((select sum(amount) from app.store_credit_entries where store_id = $1 and customer_id = customer.id), 0) as moved
     ) credit
     where customer.store_id = $1 and (
       (customer.order_count, customer.spent, customer.outstanding) is distinct from (bought.orders, bought.total, bought.unpaid)
       or credit.balance <> credit.moved
       or (customer.merged_into is not null and (bought.orders > 0 or credit.balance > 0))
       or customer.last_ordered_at < bought.last or (bought.last is not null and customer.last_ordered_at is null)
     )`,
    [storeId],
  );
  expect(astray).toEqual([]);
  if (!ledger) throw new Error('No books');
  return ledger.ledger;
}
