import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { updateCheckout } from '#channels/storefront/checkout/update-checkout.ts';
import { checkoutDesk } from '#testing/fixtures/checkout-desk.ts';

const desk = checkoutDesk();

/** What a buyer has filled in before leaving. */
const form = { name: 'Ada Obi', email: 'ada@buyers.example', phone: '', reminders: '' };

/** A buyer fills in the checkout of two bags of rice, and leaves. @returns the token of the cart, and the checkout */
async function leave(typed: Record<string, string> = {}) {
  const token = await desk.add(await desk.newProduct({}, 'Rice'), 2);
  const { id } = await desk.opened(token);
  await desk.inStore((db) => updateCheckout(db, desk.visitor(token), { ...form, ...typed }));
  return { token, id };
}

/** As long ago as nothing is held any more. */
const lapse = (ago = '20 minutes') =>
  desk.sql(
    `update app.checkouts set expires_at = now() - $2::interval, updated_at = now() - $2::interval where store_id = $1`,
    [desk.storeId(), ago],
  );

async function list(query: Record<string, string> = {}) {
  const { data } = await desk
    .app()
    .call('GET /marketplace/v1/stores/{id}/storefront/unfinished-checkouts', { ...desk.at(), query });
  return data.items;
}

async function listed(query: Record<string, string> = {}) {
  const items = await list(query);
  const { search = '' } = query;
  const { data } = await desk
    .app()
    .call('GET /marketplace/v1/stores/{id}/storefront/unfinished-checkouts/total', {
      ...{ ...desk.at(), query: { search } },
    });
  return { ids: items.map(({ id }) => id), total: data.total };
}

describe('A checkout that was left', () => {
  it('is listed with its buyer, what was wanted and what it came to, once nothing is held for it', async () => {
    const { id } = await leave({ phone: '0803 123 4567', country: 'NG' });
    expect(await listed()).toEqual({ ids: [], total: 0 });
    await lapse();
    expect(await list()).toEqual([
      {
        ...{ id, updated_at: expect.any(String), total: 1000 },
        contact: { name: 'Ada Obi', email: 'ada@buyers.example', phone: '+2348031234567' },
        items: [{ title: 'Rice', variant_name: expect.any(String), quantity: 2 }],
        ...{ reminder: 'none', reminded_at: null },
        restore_url: expect.stringMatching(/^http:\/\/[\w-]+\.localhost:\d+\/cart\/restore\/[\w-]+\.[\w-]+$/),
      },
    ]);
    expect(await listed()).toEqual({ ids: [id], total: 1 });
  });

  it('is not listed without a contact, nor of another store', async () => {
    await desk.opened(await desk.add(await desk.newProduct()));
    await leave({ email: '' });
    await lapse();
    const mine = desk.storeId();
    desk.goTo(await desk.liveStore());
    const { id } = await leave();
    await lapse();
    expect(await listed()).toEqual({ ids: [id], total: 1 });
    desk.goTo(mine);
    expect(await listed()).toEqual({ ids: [], total: 0 });
  });

  it('is not listed once its order is placed', async () => {
    const { token } = await leave();
    await desk.buy(token, { email: 'ada@buyers.example' });
    await lapse();
    expect(await listed()).toEqual({ ids: [], total: 0 });
  });

  it('is not listed while it is being paid, and is again once that has failed', async () => {
    const { id } = await leave();
    await lapse();
    await desk.sql(
      `insert into app.payment_attempts (store_id, id, checkout_id, provider, mode, reference, amount, currency, state, created_at, updated_at)
       values ($1, $2, $3, 'paystack', 'live', 'attempt', 1000, 'NGN', 'started', now(), now())`,
      [desk.storeId(), randomUUID(), id],
    );
    expect(await listed()).toEqual({ ids: [], total: 0 });
    await desk.sql(`update app.payment_attempts set state = 'failed' where checkout_id = $1`, [id]);
    expect(await listed()).toEqual({ ids: [id], total: 1 });
  });

  it('is the last of its cart, and none where an order was placed from it since', async () => {
    const { id, token } = await leave();
    await desk.sql(`update app.checkouts set paying_since = now(), created_at = now() - interval '1 hour'`);
    const next = await desk.opened(token);
    expect(next.id).not.toBe(id);
    await lapse();
    expect(await listed()).toEqual({ ids: [next.id], total: 1 });
    // The first one is paid after all.
    await desk.sql(`update app.checkouts set state = 'placed', updated_at = now() where id = $1`, [id]);
    expect(await listed()).toEqual({ ids: [], total: 0 });
  });

  it('is listed in the mode in which the store is now', async () => {
    const { id } = await leave();
    await lapse();
    await desk.sql(`update app.stores set mode = 'test' where id = $1`, [desk.storeId()]);
    expect(await listed()).toEqual({ ids: [], total: 0 });
    const { id: tried } = await leave({ email: 'staff@buyers.example' });
    await lapse();
    expect(await listed()).toEqual({ ids: [tried], total: 1 });
    await desk.sql(`update app.stores set mode = 'live' where id = $1`, [desk.storeId()]);
    expect(await listed()).toEqual({ ids: [id], total: 1 });
  });

  it('says whether its buyer is reminded', async () => {
    const reminders = async () => (await list()).map(({ reminder, reminded_at }) => [reminder, reminded_at]);
    const { token } = await leave({ reminders: 'on' });
    await lapse();
    expect(await reminders()).toEqual([['planned', null]]);
    const cart = (change: string) =>
      desk.sql(`update app.carts set ${change} where store_id = $1`, [desk.storeId()]);
    await cart(`updated_at = now() - interval '3 days'`);
    expect(await reminders()).toEqual([['none', null]]);
    await cart(`reminded_at = '2026-11-20T08:00:00Z'`);
    expect(await reminders()).toEqual([['sent', '2026-11-20T08:00:00.000Z']]);
    await cart(`reminded_at = null, updated_at = now(), lines = '[]'`);
    expect(await reminders()).toEqual([['none', null]]);
    expect((await list())[0]?.restore_url).toBeNull();
    expect(await desk.cart(token)).toMatchObject({ lines: [] });
  });

  it('leads in the language in which its buyer read the shop', async () => {
    await desk.app().call('PUT /marketplace/v1/stores/{id}/update', {
      ...{ ...desk.at(), body: { extra_languages: ['fr'] } },
    });
    const { id } = await leave();
    await desk.sql(
      `update app.checkouts set contact = contact || '{"language": "fr"}', expires_at = now() where id = $1`,
      [id],
    );
    expect((await list())[0]?.restore_url).toContain('/fr/cart/restore/');
  });

  it('is found by name, email and phone, the last changed first, page by page', async () => {
    const { id: ada } = await leave({ phone: '0803 123 4567', country: 'NG' });
    await lapse('2 hours');
    const { id: wanjiru } = await leave({ name: 'Wanjiru', email: 'wanjiru@buyers.example' });
    await desk.sql(
      `update app.checkouts set expires_at = now(), updated_at = now() - interval '1 hour' where id = $1`,
      [wanjiru],
    );
    expect(await listed()).toEqual({ ids: [wanjiru, ada], total: 2 });
    expect(await listed({ limit: '1' })).toEqual({ ids: [wanjiru], total: 2 });
    expect(await listed({ limit: '1', page: '2' })).toEqual({ ids: [ada], total: 2 });
    expect(await listed({ search: 'OBI' })).toEqual({ ids: [ada], total: 1 });
    expect(await listed({ search: 'wanjiru@' })).toEqual({ ids: [wanjiru], total: 1 });
    expect(await listed({ search: '0803 123' })).toEqual({ ids: [ada], total: 1 });
    expect(await listed({ search: '100%' })).toEqual({ ids: [], total: 0 });
  });

  it('is a matter of the web store alone', async () => {
    await desk.app().call('PUT /marketplace/v1/stores/{storeId}/modules', {
      ...{
        token: desk.owner().token,
        params: { storeId: desk.storeId() },
        body: { module_online: 'disabled' },
      },
    });
    const refused = await desk
      .app()
      .call('GET /marketplace/v1/stores/{id}/storefront/unfinished-checkouts', desk.at());
    expect(refused.error).toBe('module_disabled');
  });
});
