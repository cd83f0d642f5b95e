import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkoutDesk } from '#testing/fixtures/checkout-desk.ts';

const { app, owner, storeId, goTo, at, newProduct, add, form, place, orders } = checkoutDesk();

/** Buys rice in the store. @returns the mails that its inbox has then */
async function buyRice(settings: object = {}) {
  const inbox = `${randomUUID()}@duka.example`;
  const body = { email: inbox, ...settings };
  await app().call('PUT /marketplace/v1/stores/{id}/update', { ...at(), body });
  const token = await add(await newProduct(), 2);
  const posted = await form(token, { note: 'Ring twice' });
  await place(token, posted);
  const mails = (await app().mails()).filter(({ to }) => to === inbox);
  return { posted, mails };
}

describe('The mail of a new order', () => {
  it('tells the store what was bought, how it is paid and where it goes, and is answered to the buyer', async () => {
    const { posted, mails } = await buyRice();
    const [order] = await orders();
    expect(mails).toMatchObject([
      { subject: `New order ${order?.number} · Ada Obi`, reply_to: posted.email },
    ]);
    const text = mails[0]?.text;
    for (const said of ['Rice × 2', '10.00', 'Payment: Pay on delivery', '1 Marina', 'Ring twice'])
      expect(text).toContain(said);
    expect(text).toContain(`http://localhost:3000/orders/${posted.checkout}`);
    expect(text).not.toContain('test order');
  });

  it('is written in the language of the store', async () => {
    const { mails } = await buyRice({ language: 'fr' });
    expect(mails[0]?.subject).toMatch(/^Nouvelle commande /);
  });

  it('says of a test order that it is one', async () => {
    goTo((await app().newStore(owner().token, { mode: 'test', test_product: false })).id);
    const { mails } = await buyRice();
    expect(mails[0]?.subject).toMatch(/^New test order T-/);
    expect(mails[0]?.text).toContain('This is a test order.');
  });

  it('is not sent where the store does not want it', async () => {
    const saved = await app().call('PUT /marketplace/v1/stores/{id}/storefront/preferences', {
      ...at(),
      body: { version: 0, mails_new_orders: false },
    });
    expect(saved).toMatchObject({ status: 200, data: { mails_new_orders: false } });
    expect((await buyRice()).mails).toEqual([]);
    expect(await orders(storeId())).toHaveLength(1);
  });
});
