import { sellingPrice } from '@sokoni/rules/pricing/selling-price';
import { productReadiness } from '@sokoni/rules/products/product-readiness';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { sayObstacle } from './sentences.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  storeId = (await test.newStore(owner.token)).id;
});
afterAll(() => test.close());

const entries = ['S', 'M', 'L'];
const variants = fc.array(
  fc
    .record({
      active: fc.boolean(),
      track_quantity: fc.boolean(),
      price: fc.constantFrom(0, 500, 900),
      sales_price: fc.constantFrom(null, 0, 300, 700),
      on_sales: fc.boolean(),
      opening_stock: fc.constantFrom(0, 0, 3),
    })
    // A sale makes it cheaper.
    .map((draft) => ({
      ...draft,
      on_sales: draft.on_sales && (draft.sales_price ?? draft.price) < draft.price,
    })),
  { minLength: 1, maxLength: 3 },
);

describe('what is rolled up for lists says what the rules say', () => {
  it('of any product', async () => {
    await fc.assert(
      fc.asyncProperty(
        variants,
        fc.constantFrom('draft' as const, 'active' as const),
        async (drafts, status) => {
          const { data } = await test.call('POST /marketplace/v1/stores/{id}/products', {
            token: owner.token,
            params: { id: storeId },
            body: {
              title: 'Basin',
              status,
              options: [{ name: 'Size', entries: entries.slice(0, drafts.length) }],
              variants: drafts.map((draft, index) => ({ ...draft, entries: [entries[index]] })),
            },
          });
          const expected = productReadiness({
            status,
            isSample: false,
            hasImage: false,
            variants: drafts.map(({ active, price, track_quantity, opening_stock }) => ({
              active,
              price,
              trackQuantity: track_quantity,
              available: opening_stock,
            })),
          });
          expect(data.problems).toEqual(
            expected.map(({ key, stopsBuying }) => ({
              ...{ key, message: sayObstacle(`obstacle.${key}`) },
              stops_buying: stopsBuying,
            })),
          );
          const active = drafts.filter((draft) => draft.active);
          const prices = (active.length > 0 ? active : drafts).map((draft) => sellingPrice(draft).price);
          expect([data.min_price, data.max_price]).toEqual([Math.min(...prices), Math.max(...prices)]);
        },
      ),
      { numRuns: 60, seed: 7 },
    );
  });
});
