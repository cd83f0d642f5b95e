import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buyingClient,
  newWholesale,
  supplierTerms,
  type Wholesale,
} from '#testing/clients/wholesale-client.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let two: Wholesale;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  two = await newWholesale(app);
});

const buying = buyingClient(
  () => app,
  () => two,
);
const { run, listed, settings } = supplierTerms(
  () => app,
  () => two,
);

describe('Suppliers', () => {
  it('are those that chose to be found, and those that a store has to do with', async () => {
    const stranger = await newWholesale(app);
    expect((await buying.suppliers()).data.items.map(({ id, relation }) => [id, relation])).toEqual([
      [two.supplier.storeId, 'active'],
    ]);
    await run(
      `insert into app.wholesale_settings (store_id, listed, introduction, updated_at) values ($1, true, 'Tea by the sack', now())`,
      [stranger.supplier.storeId],
    );
    const { items, total } = (await buying.suppliers()).data;
    expect(total).toBe(2);
    expect(items[1]).toMatchObject({
      id: stranger.supplier.storeId,
      relation: 'none',
      introduction: 'Tea by the sack',
    });
    expect((await buying.suppliers('no such store')).data.total).toBe(0);
  });

  it('let in who asked, once, and say what was agreed', async () => {
    const { supplier } = await newWholesale(app);
    await run(`insert into app.wholesale_settings (store_id, listed, updated_at) values ($1, true, now())`, [
      supplier.storeId,
    ]);
    const agreed = two;
    two = { ...two, supplier };
    expect((await buying.supplier()).data).toMatchObject({ relation: 'none', agreement: null });
    const asked = await buying.ask({ company_name: 'Mama Bisi Ltd', email: 'buy@bisi.example' });
    expect(asked).toMatchObject({ message: 'Request sent.', data: { relation: 'pending' } });
    expect((await buying.ask({ company_name: 'Mama Bisi Ltd' })).error).toBe('already_requested');
    expect((await buying.products()).error).toBe('not_a_company');
    await run(
      `update app.wholesale_requests set status = 'declined', reason = 'We sell in Kenya only', decided_at = now() where store_id = $1`,
      [supplier.storeId],
    );
    expect((await buying.supplier()).data).toMatchObject({
      relation: 'declined',
      reason: 'We sell in Kenya only',
    });
    expect((await buying.ask({ company_name: 'Mama Bisi Ltd' })).status).toBe(200);
    two = agreed;
    expect((await buying.ask({ company_name: 'Mama Bisi Ltd' })).error).toBe('already_requested');
    expect((await buying.supplier()).data.agreement).toMatchObject({
      payment_terms: 'net_30',
      minimum: null,
      is_first_order: true,
      credit_limit: null,
      outstanding: 0,
    });
  });

  it('are not found by who they neither chose nor know, nor by their own store', async () => {
    const { supplier } = await newWholesale(app);
    const mine = two;
    two = { ...mine, supplier };
    expect((await buying.supplier()).error).toBe('not_found');
    expect((await buying.ask({ company_name: 'X' })).error).toBe('not_found');
    expect((await buying.products()).error).toBe('not_found');
    two = { ...mine, supplier: mine.buyer };
    expect((await buying.supplier()).error).toBe('not_found');
  });
});

describe('What a company is offered', () => {
  it('stands at the store’s prices without a list, at those of its list with one', async () => {
    const { variantId } = await buying.item({ price: 1000, opening_stock: 20 });
    expect((await buying.products()).data.items[0]).toMatchObject({
      title: 'Rice',
      price: 1000,
      pricing: { on_sales: false, current_price: 1000 },
      breaks: [],
      quantity: 20,
      minimum_quantity: 1,
      variant_combinations: [],
    });
    const listId = await listed(
      variantId,
      [
        [12, 850],
        [48, 800],
      ],
      '10',
    );
    const { items } = (await buying.products()).data;
    expect(items[0]).toMatchObject({
      pricing: { on_sales: false, current_price: 900 },
      breaks: [
        { minimum: 12, unit_price: 850 },
        { minimum: 48, unit_price: 800 },
      ],
    });
    // The list of its group holds where it has none of its own.
    const groupId = randomUUID();
    await run(
      `insert into app.customer_groups (store_id, id, name, created_at, price_list_id) values ($1, $2, 'Shops', now(), $3)`,
      [two.supplier.storeId, groupId, listId],
    );
    await run(`update app.wholesale_companies set price_list_id = null where store_id = $1`, [
      two.supplier.storeId,
    ]);
    await run(`update app.customers set group_id = $2 where store_id = $1`, [two.supplier.storeId, groupId]);
    expect((await buying.products()).data.items[0]?.breaks).toHaveLength(2);
  });

  it('is what the supplier offers everybody, or its group', async () => {
    const rice = await buying.item();
    const tea = await buying.item({}, 'Tea');
    const salt = await buying.item({}, 'Salt');
    const titles = async () => (await buying.products()).data.items.map(({ title }) => title);
    expect(await titles()).toEqual(['Rice', 'Salt', 'Tea']);
    const offer = (productId: string, offered: boolean) =>
      run(
        `insert into app.wholesale_products (store_id, product_id, offered, minimum_quantity, quantity_step) values ($1, $2, $3, 10, 5)`,
        [two.supplier.storeId, productId, offered],
      );
    await offer(rice.productId, false);
    await offer(tea.productId, true);
    const groupId = randomUUID();
    await run(
      `insert into app.customer_groups (store_id, id, name, created_at) values ($1, $2, 'Hotels', now())`,
      [two.supplier.storeId, groupId],
    );
    await offer(salt.productId, true);
    await run(
      `insert into app.wholesale_product_groups (store_id, product_id, group_id) values ($1, $2, $3)`,
      [two.supplier.storeId, salt.productId, groupId],
    );
    expect(await titles()).toEqual(['Tea']);
    await run(`update app.customers set group_id = $2 where store_id = $1`, [two.supplier.storeId, groupId]);
    expect(await titles()).toEqual(['Salt', 'Tea']);
    await settings({ offers: 'chosen' });
    await buying.item({}, 'Beans');
    expect(await titles()).toEqual(['Salt', 'Tea']);
  });

  it('is found by words and by code, and paged', async () => {
    await buying.item({ sku: 'RICE-25' });
    await buying.item({ sku: 'TEA-1' }, 'Tea');
    expect((await buying.products({ search: 'tea' })).data.items.map(({ title }) => title)).toEqual(['Tea']);
    const first = (await buying.products({ limit: '1' })).data;
    expect([first.items.length, first.has_more]).toEqual([1, true]);
    expect((await buying.products({ limit: '1', page: '2' })).data.has_more).toBe(false);
    const found = (await buying.byCode(['tea-1', 'NOPE', ' rice-25 '])).data;
    expect(found.map(({ code, product }) => [code, product?.title])).toEqual([
      ['tea-1', 'Tea'],
      ['NOPE', undefined],
      ['rice-25', 'Rice'],
    ]);
  });

  it('is narrowed down by the categories of the supplier, each with those below it', async () => {
    const at = { token: two.supplier.token, params: { id: two.supplier.storeId } };
    const category = async (name: string, parent_id: string | null = null) =>
      (await app.call('POST /marketplace/v1/stores/{id}/categories', { ...at, body: { name, parent_id } }))
        .data.id;
    const kitchen = await category('Kitchen');
    const pots = await category('Pots', kitchen);
    const garden = await category('Garden');
    const { productId } = await buying.item({ price: 100 }, 'Sufuria');
    await buying.item({ price: 100 }, 'Rice');
    await run('update app.products set category_id = $2 where id = $1', [productId, pots]);
    expect((await buying.supplier()).data.categories).toEqual([
      { id: kitchen, name: 'Kitchen' },
      { id: pots, name: 'Kitchen / Pots' },
      { id: garden, name: 'Garden' },
    ]);
    const titles = async (query: Record<string, string>) =>
      (await buying.products(query)).data.items.map(({ title }) => title);
    expect(await titles({})).toEqual(['Rice', 'Sufuria']);
    expect(await titles({ category_id: kitchen })).toEqual(['Sufuria']);
    expect(await titles({ category_id: kitchen, search: 'rice' })).toEqual([]);
    expect(await titles({ category_id: garden })).toEqual([]);
    await run(`update app.wholesale_companies set status = 'paused' where store_id = $1`, [
      two.supplier.storeId,
    ]);
    expect((await buying.supplier()).data.categories).toEqual([]);
  });
});
