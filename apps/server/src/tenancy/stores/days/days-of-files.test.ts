import { wallTimeOf } from '@sokoni/rules/wall-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('Files bear the day that their store has when they are made', async () => {
  const { token } = await app.verifiedUser();
  const { id: storeId } = await app.newStore(token);
  const owner = { token, storeId };
  const { variantId } = await newItem(app, owner);
  const client = orderClient(
    () => app,
    () => owner,
  );
  const { data: sale } = await client.make({
    lines: [{ title: 'Repair', unit_price: 700, quantity: 1 }],
    settlement: { payment_type: 'pod' },
  });

  // Of these two there is always one where it is another day than in London.
  const now = app.services.clock().toISOString();
  const dayIn = (timezone: string) => wallTimeOf(now, timezone).day;
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const timezone = zones.find((zone) => dayIn(zone) !== now.slice(0, 10)) ?? '';
  const day = dayIn(timezone);
  await query(app.database.ownerUrl, 'update app.stores set timezone = $2 where id = $1', [
    storeId,
    timezone,
  ]);

  const as = { token, params: { id: storeId } };
  const links = [
    await app.call('POST /marketplace/v1/stores/{id}/product-exports', { ...as, body: {} }),
    await app.call('POST /marketplace/v1/stores/{id}/customer-exports', { ...as, body: {} }),
    await app.call('POST /marketplace/v1/stores/{id}/order-exports', {
      ...as,
      body: { columns: ['number'] },
    }),
    await app.call('POST /marketplace/v1/stores/{id}/labels', {
      ...as,
      body: { kind: 'barcode', sheet: 'a4_21', items: { variant_ids: [variantId] } },
    }),
    await app.call('POST /marketplace/v1/stores/{id}/packing-slips', {
      ...as,
      body: { selection: { ids: [sale.id] } },
    }),
  ];
  const files = await Promise.all(links.map(({ data: { url } }) => fetch(`${app.url}${url}`)));
  expect(files.map(({ headers }) => headers.get('content-disposition')?.split('"')[1])).toEqual([
    `products-${day}.csv`,
    `customers-${day}.csv`,
    `orders-${day}.csv`,
    `labels-${day}.pdf`,
    `packing-slips-${day}.pdf`,
  ]);
  // A file that nobody reads to its end keeps the server from closing.
  await Promise.all(files.map((file) => file.arrayBuffer()));
});
