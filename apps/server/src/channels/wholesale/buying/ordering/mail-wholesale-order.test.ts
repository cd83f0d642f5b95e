import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quoteClient } from '#testing/clients/quote-client.ts';
import { buyingClient, goLive, newWholesale, type Wholesale } from '#testing/clients/wholesale-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { nextWeek } from '#testing/requests/quote-requests.ts';

let app: TestApp;
let two: Wholesale;
let inbox: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  two = await newWholesale(app, { terms: { deposit_percent: 30 } });
  inbox = `${randomUUID()}@jumla.example`;
  await atSupplier('PUT /marketplace/v1/stores/{id}/update', { email: inbox });
});

const buying = buyingClient(
  () => app,
  () => two,
);
const { supplier, buyer } = quoteClient(
  () => app,
  () => two,
);
function atSupplier(
  route: 'PUT /marketplace/v1/stores/{id}/update' | 'PUT /marketplace/v1/stores/{id}/wholesale/settings',
  body: object,
) {
  return app.call(route, { token: two.supplier.token, params: { id: two.supplier.storeId }, body });
}
const rice = async () => (await buying.item({ price: 1000 })).variantId;
const order = async () =>
  (await buying.order({ lines: [{ variant_id: await rice(), quantity: 12 }], expected_total: 12_000 })).data;
const mailed = async () =>
  (await app.mails()).filter(({ to, subject }) => to === inbox && subject.startsWith('New'));

describe('The mail of a wholesale order', () => {
  it('tells the supplier which company ordered what, when it pays, and leads to the order', async () => {
    await goLive(app, two);
    const { order_id: id, number } = await order();
    const [terms] = await query(
      app.database.superUrl,
      `select customer.name, to_char(sale.due_on, 'FMDD Mon YYYY') as due_on
       from app.orders sale join app.customers customer on customer.id = sale.customer_id where sale.id = $1`,
      [id],
    );
    const { name, due_on } = terms ?? {};
    const mails = await mailed();
    expect(mails).toMatchObject([{ subject: `New wholesale order ${number} · ${name}` }]);
    for (const said of [
      `${name} placed wholesale order ${number} for`,
      'Rice × 12',
      '120.00',
      `Payment due on ${due_on}`,
      'Deposit due now:',
      '36.00',
      `http://localhost:3000/orders/${id}`,
    ])
      expect(mails[0]?.text).toContain(said);
    expect(mails[0]?.text).not.toContain('test order');
  });

  it('is sent for an accepted quote too', async () => {
    const lines = [{ variant_id: await rice(), quantity: 2, unit_price: 900 }];
    const offer = { customer_id: two.customerId, lines, valid_until: nextWeek() };
    const { id, total } = (await supplier.start(offer)).data;
    await buyer.accept(id, { version: 1, expected_total: total });
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^New test wholesale order T-/);
    expect(mail?.text).toContain('This is a test order.');
  });

  it('is not sent for an order that the supplier’s own staff placed', async () => {
    await app.call('POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/orders', {
      token: two.supplier.token,
      params: { id: two.supplier.storeId, customer_id: two.customerId },
      body: { lines: [{ variant_id: await rice(), quantity: 1 }], expected_total: 1000 },
    });
    expect((await buying.purchases()).data.total).toBe(1);
    expect(await mailed()).toEqual([]);
  });

  it('is not sent to a supplier that does not want it, and in its language to one that does', async () => {
    const settings = 'PUT /marketplace/v1/stores/{id}/wholesale/settings';
    expect((await atSupplier(settings, { version: 0, mails_new_orders: false })).data).toMatchObject({
      mails_new_orders: false,
    });
    await order();
    expect((await app.mails()).filter(({ to }) => to === inbox)).toEqual([]);
    await atSupplier(settings, { version: 1, mails_new_orders: true });
    await atSupplier('PUT /marketplace/v1/stores/{id}/update', { language: 'fr' });
    await order();
    expect((await app.mailTo(inbox)).subject).toMatch(/^Nouvelle commande test en gros T-/);
  });
});
