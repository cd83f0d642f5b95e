import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyingClient, newWholesale, type Wholesale } from '#testing/clients/wholesale-client.ts';
import { readPdfAt } from '#testing/documents/read-pdf.ts';
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

const purchases = '/marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}' as const;
const suppliers = '/marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}' as const;
const documents = ['invoice', 'proforma', 'delivery-note'] as const;
const span = { from_day: '2020-01-01', to_day: '2098-12-31' };
const wordsAt = async (url: string) =>
  (await readPdfAt(`${app.url}${url}`)).flatMap(({ lines }) => lines).join('\n');

const linkTo = (
  document: (typeof documents)[number],
  purchase_id: string,
  { token, storeId: id } = two.buyer,
) => app.call(`GET ${purchases}/${document}`, { token, params: { id, purchase_id } });
const statement = ({ token, storeId: id } = two.buyer, query: object = span) =>
  app.call(`GET ${suppliers}/statement`, {
    token,
    params: { id, supplier_store_id: two.supplier.storeId },
    query: { ...query },
  });

async function place(): Promise<string> {
  const { variantId } = await buying.item({ price: 1000 });
  const lines = [{ variant_id: variantId, quantity: 3 }];
  return (await buying.order({ lines, expected_total: 3000 })).data.order_id;
}

describe('What a supplier writes', () => {
  it('is read by the store that bought: invoice, proforma, delivery note and statement', async () => {
    const id = await place();
    const { number } = (await buying.purchase(id)).data;
    for (const document of documents) {
      const words = await wordsAt((await linkTo(document, id)).data.url);
      expect(words).toContain(number);
      expect(words).toContain('Rice');
      expect(words.includes('30.00')).toBe(document !== 'delivery-note');
    }
    const own = await wordsAt((await statement()).data.url);
    const theirs = await app.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement', {
      token: two.supplier.token,
      params: { id: two.supplier.storeId, customer_id: two.customerId },
      query: span,
    });
    expect(own).toBe(await wordsAt(theirs.data.url));
  });

  it('is not there for a third store, nor for the supplier as a buyer, nor for who does not buy', async () => {
    const id = await place();
    const third = await newWholesale(app);
    for (const stranger of [third.buyer, third.supplier, two.supplier]) {
      for (const document of documents) {
        expect(await linkTo(document, id, stranger)).toMatchObject({ status: 404, error: 'not_found' });
      }
      expect(await statement(stranger)).toMatchObject({ status: 404, error: 'not_found' });
    }
    const associate = await app.staffMember(two.buyer.token, two.buyer.storeId, 'associate');
    const outsider = { token: associate.token, storeId: two.buyer.storeId };
    expect((await linkTo('invoice', id, outsider)).error).toBe('not_allowed');
    expect((await statement(outsider)).error).toBe('not_allowed');
    expect((await statement(two.buyer, { ...span, customer_id: two.customerId })).error).toBe(
      'invalid_fields',
    );
  });
});
