import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReceivedOrder } from '#testing/clients/purchasing-calls.ts';
import { stockTakeClient } from '#testing/clients/stock-take-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: { token: string; storeId: string };
let officer: { token: string };
let shop: string;
let kiosk: string;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token, { module_inventory: 'active' })).id };
  officer = await app.staffMember(token, owner.storeId, 'inventory_officer');
  shop = await client.firstPlace();
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/locations', {
    ...client.at(),
    body: { name: 'Kiosk' },
  });
  kiosk = data.id;
});
afterAll(() => app.close());

const client = stockTakeClient(
  () => app,
  () => ({ ...owner, shop }),
);
const ago = (minutes: number) => new Date(app.services.clock().getTime() - minutes * 60_000).toISOString();

const adjust = (variant_id: string, occurred_at: string, token = owner.token) =>
  app.call('POST /marketplace/v1/stores/{id}/stock-adjustments', {
    ...client.at(token),
    body: { lines: [{ variant_id, location_id: shop, change: 2 }], occurred_at },
  });

async function drafted(variant_id: string): Promise<string> {
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/transfers', {
    ...client.at(),
    body: {
      from_location_id: shop,
      to_location_id: kiosk,
      lines: [{ variant_id, quantity: 3 }],
    },
  });
  return data.id;
}

const transferAt = (transfer_id: string, token = owner.token) => ({
  token,
  params: { id: owner.storeId, transfer_id },
});
const send = (id: string, occurred_at: string, token = owner.token) =>
  app.call('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch', {
    ...transferAt(id, token),
    body: { occurred_at },
  });
const receive = (id: string, variant_id: string, occurred_at: string, token = owner.token) =>
  app.call('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts', {
    ...transferAt(id, token),
    body: { lines: [{ variant_id, received: 3 }], occurred_at },
  });

/** The rest of a purchase order that was placed at this moment. */
async function receiveOrdered(occurred_at: string, token = owner.token) {
  const { purchase_order_id, line_id } = await aReceivedOrder(app, owner.token, owner.storeId);
  return app.call('POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts', {
    token,
    params: { id: owner.storeId, purchase_order_id },
    body: { lines: [{ line_id, quantity: 1 }], occurred_at },
  });
}

describe('Stock that moved earlier than it is told', () => {
  it('stands in the ledger at both times', async () => {
    const { variantId } = await client.newProduct('Lamp', 9);
    const [adjusted, sent, received] = [ago(50), ago(40), ago(30)];
    await adjust(variantId, adjusted);
    const transfer = await drafted(variantId);
    await send(transfer, sent);
    expect(await receive(transfer, variantId, received)).toMatchObject({
      status: 200,
      data: { sent_at: sent, ended_at: received },
    });
    const rows = await query<{ reason: string; at: Date; received_at: Date }>(
      app.database.superUrl,
      'select reason, at, received_at from app.stock_movements where variant_id = $1 order by id',
      [variantId],
    );
    const told = rows.filter(({ reason }) => reason !== 'opening');
    expect(told.map(({ reason, at }) => [reason, at.toISOString()])).toEqual([
      ['adjustment', adjusted],
      ['transfer_out', sent],
      ['transfer_in', received],
    ]);
    for (const { at, received_at } of told) expect(received_at.getTime()).toBeGreaterThan(at.getTime());
  });

  it('is told by managers and up alone', async () => {
    const { variantId } = await client.newProduct('Kettle', 9);
    const transfer = await drafted(variantId);
    const refused = { status: 403, error: 'not_allowed' };
    expect(await adjust(variantId, ago(1), officer.token)).toMatchObject(refused);
    expect(await send(transfer, ago(1), officer.token)).toMatchObject(refused);
    await send(transfer, ago(1));
    expect(await receive(transfer, variantId, ago(0), officer.token)).toMatchObject(refused);
    expect(await receiveOrdered(ago(0), officer.token)).toMatchObject(refused);
  });

  it('did not move in the future, nor arrive before it was sent or ordered', async () => {
    const { variantId } = await client.newProduct('Basin', 9);
    expect(await adjust(variantId, ago(-6))).toMatchObject({
      status: 400,
      fields: { occurred_at: 'This is in the future. Enter the actual date and time.' },
    });
    const transfer = await drafted(variantId);
    await send(transfer, ago(10));
    expect(await receive(transfer, variantId, ago(11))).toMatchObject({
      status: 400,
      fields: { occurred_at: 'This is before the transfer was sent. Enter a later time.' },
    });
    expect(await receiveOrdered(ago(5))).toMatchObject({
      status: 400,
      fields: { occurred_at: 'This is before the purchase order was placed. Enter a later time.' },
    });
  });
});
