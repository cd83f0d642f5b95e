import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { tillClient } from '#testing/clients/till-client.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aRegister, type TestRegister } from '#testing/requests/register-requests.ts';

let app: TestApp;
let owner: { token: string; storeId: string; userId: string };
let till: TestRegister;
beforeAll(async () => {
  app = await startTestApp();
  const { token, id: userId } = await app.verifiedUser();
  owner = { token, userId, storeId: (await app.newStore(token, { mode: 'live', name: 'Duka la Amina' })).id };
  till = await aRegister(app, token, owner.storeId);
});
afterAll(() => app.close());

const { sale, command, send } = tillClient(() => ({
  ...{ app, till, storeId: owner.storeId, cashierId: owner.userId },
}));
const orders = orderClient(
  () => app,
  () => owner,
);
const aMug = () => sale([{ title: 'Mug', unit_price: 500 }]);
const newAddress = () => `asha-${randomUUID()}@example.com`;
const asked = (orderId: string, email: string) =>
  command('receipt_requested', { order_id: orderId, email, note: 'Karibu tena' });
const mailsTo = async (address: string) => (await app.mails()).filter(({ to }) => to === address);

describe('A receipt that is to go by e-mail', () => {
  it('goes once, behind its sale in the same batch, however often it is sent', async () => {
    const address = newAddress();
    const sold = aMug();
    const wish = asked(sold.id, ` ${address} `);
    for (let sent = 0; sent < 3; sent += 1)
      expect(await send([sold, wish])).toMatchObject([
        { state: 'stored' },
        { id: wish.id, state: 'stored', order_id: sold.id, flags: [] },
      ]);
    const [mail, another] = await mailsTo(address);
    expect(another).toBeUndefined();
    expect(mail?.subject).toBe(`Receipt ${sold.payload.number} from Duka la Amina`);
    expect(mail?.text).toContain('Karibu tena');
    const { events } = (await orders.read(sold.id)).data;
    expect(events.filter(({ kind }) => kind === 'mailed')).toMatchObject([
      { mail: { document: 'receipt', to: address, state: 'sent' } },
    ]);
  });

  it('goes again where it is asked for again', async () => {
    const address = newAddress();
    const sold = aMug();
    await send([sold, asked(sold.id, address), asked(sold.id, address)]);
    expect(await mailsTo(address)).toHaveLength(2);
  });

  it.each(['', 'asha', 'asha@', 'a@b@c.example'])(
    'needs attention where the address is none: “%s”',
    async (email) => {
      const sold = aMug();
      const results = await send([sold, asked(sold.id, email)]);
      expect(results).toMatchObject([
        { state: 'stored' },
        { state: 'needs_attention', reason: 'invalid_fields', message: expect.stringMatching(/email/i) },
      ]);
    },
  );

  it('needs attention where there is no such sale in this store', async () => {
    const other = (await app.newStore(owner.token, { mode: 'live' })).id;
    const theirs = await aRegister(app, owner.token, other);
    const elsewhere = tillClient(() => ({ app, till: theirs, storeId: other, cashierId: owner.userId }));
    const sold = elsewhere.sale([{ title: 'Mug', unit_price: 500 }]);
    expect(await elsewhere.send([sold])).toMatchObject([{ state: 'stored' }]);
    const address = newAddress();
    for (const id of [sold.id, randomUUID()])
      expect(await send([asked(id, address)])).toMatchObject([
        { state: 'needs_attention', reason: 'not_found' },
      ]);
    expect(await mailsTo(address)).toEqual([]);
  });
});
