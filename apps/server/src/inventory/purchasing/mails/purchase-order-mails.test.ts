import { documentMailLimits } from '@sokoni/rules/documents/document-mail';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purchaseClient } from '#testing/clients/purchase-client.ts';
import { draftOrder, newItem, newSupplier } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let supplierId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  const fields = { module_inventory: 'active', currency_code: 'KES', name: 'Duka la Amina' };
  storeId = (await test.newStore(owner.token, fields)).id;
  const email = 'orders@kilimo.example';
  supplierId = (await newSupplier(test, buyer(), { name: 'Kilimo Traders', email })).id;
});

const buyer = () => ({ token: owner.token, storeId, supplierId });
const { at, ordered } = purchaseClient(() => test, buyer);
const orders = '/marketplace/v1/stores/{id}/purchase-orders' as const;
const mail = (orderId: string, body: object, token = owner.token) =>
  test.call(`POST ${orders}/{purchase_order_id}/mails`, {
    ...at({ purchase_order_id: orderId }, token),
    body,
  });

/** Two lines, for 1,080.00 and 84.00. */
async function anOrder() {
  const rice = await newItem(test, buyer(), { sku: 'RICE-5' });
  const salt = await newItem(test, buyer(), { sku: 'SALT-1' });
  return ordered([
    { variantId: rice.variantId, quantity: 12, cost: 9000 },
    { variantId: salt.variantId, quantity: 2, cost: 4200 },
  ]);
}

describe('A purchase order by mail', () => {
  it('lists what is ordered with what each line comes to, in the store’s name', async () => {
    const order = await anOrder();
    expect(order.supplier.email).toBe('orders@kilimo.example');
    const answer = await mail(order.id, { to: 'rice@kilimo.example', note: 'By Friday, please' });
    expect(answer).toMatchObject({ status: 200, message: 'Purchase order sent' });
    const { subject, text, html } = await test.mailTo('rice@kilimo.example');
    expect(subject).toBe('Purchase order PO-0001 from Duka la Amina');
    const words = text.replaceAll('\u00A0', ' ');
    expect(words).toMatch(/12 × .*\(RICE-5 · \S+ 90\.00 each\): \S+ 1,080\.00/);
    expect(words).toMatch(/2 × .*\(SALT-1 · \S+ 42\.00 each\): \S+ 84\.00/);
    expect(words).toMatch(/Subtotal: \S+ 1,164\.00/);
    expect(words).toContain('Deliver to: Main location');
    expect(words).toContain('> By Friday, please');
    expect(html).toContain('RICE-5');
    const [row] = await query(
      test.database.ownerUrl,
      'select action, after from app.audit_log where store_id = $1 and action = $2',
      [storeId, 'mail_purchase_order'],
    );
    expect(JSON.stringify(row)).not.toContain('rice@kilimo.example');
  });

  it('says the barcode of what has no SKU, and no subtotal while a cost is unknown', async () => {
    const rice = await newItem(test, buyer(), { barcode: '96385074' });
    const salt = await newItem(test, buyer(), { sku: 'SALT-1' });
    const order = await ordered([
      { variantId: rice.variantId, quantity: 12 },
      { variantId: salt.variantId, quantity: 2, cost: 4200 },
    ]);
    await mail(order.id, { to: 'codes@kilimo.example' });
    const { text } = await test.mailTo('codes@kilimo.example');
    expect(text).toMatch(/12 × .*\(96385074\)\n/);
    expect(text).not.toContain('Subtotal');
  });

  it('says where the location is that the supplier delivers to', async () => {
    const order = await anOrder();
    const place = { city: 'Nakuru', region: 'Rift Valley', country: 'KE', phone: '+254722000111' };
    await test.call('PUT /marketplace/v1/stores/{id}/locations/{location_id}', {
      ...at({ location_id: order.location.id }),
      body: { address: 'Moi Avenue 12', ...place },
    });
    await mail(order.id, { to: 'place@kilimo.example' });
    const { text } = await test.mailTo('place@kilimo.example');
    expect(text).toContain(
      'Deliver to: Main location, Moi Avenue 12, Nakuru, Rift Valley, Kenya, +254722000111',
    );
  });

  it('has no amounts from a role that sees no costs', async () => {
    const order = await anOrder();
    const officer = await test.staffMember(owner.token, storeId, 'inventory_officer');
    await mail(order.id, { to: 'plain@kilimo.example' }, officer.token);
    const { text, html } = await test.mailTo('plain@kilimo.example');
    expect(text).toMatch(/12 × .*\(RICE-5\)\n/);
    expect(text + html).not.toMatch(/90\.00|1,080|1,164|Subtotal|each/);
  });

  it('goes only once items are expected, to an address, up to the day’s limit', async () => {
    const draft = await draftOrder(test, buyer(), { supplier_id: supplierId });
    expect((await mail(draft.id, { to: 'a@kilimo.example' })).error).toBe('wrong_state');
    const order = await anOrder();
    for (const body of [{ to: 'kilimo' }, { to: '' }, { to: 'a@kilimo.example', colour: 'red' }])
      expect((await mail(order.id, body)).status).toBe(400);
    await query(
      test.database.ownerUrl,
      `insert into app.purchase_order_mails (store_id, id, order_id, to_address, shows_costs, created_at, sent_at)
       select $1, gen_random_uuid(), $2, 'x@kilimo.example', true, now(), now() from generate_series(1, $3)`,
      [storeId, order.id, documentMailLimits.perDay],
    );
    expect((await mail(order.id, { to: 'a@kilimo.example' })).error).toBe('mail_limit');
  });

  it('is for who keeps stock, and never of another store', async () => {
    const order = await anOrder();
    const associate = await test.staffMember(owner.token, storeId, 'associate');
    expect((await mail(order.id, { to: 'a@kilimo.example' }, associate.token)).error).toBe('not_allowed');
    storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
    expect((await mail(order.id, { to: 'a@kilimo.example' })).error).toBe('not_found');
  });
});
