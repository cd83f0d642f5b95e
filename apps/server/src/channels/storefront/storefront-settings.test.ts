import { limits } from '@sokoni/rules/limits';
import { redirectLimits } from '@sokoni/rules/storefront/redirects';
import { defaultDocument } from '@sokoni/themes/document/default-document.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aRedirect, aZone } from '#testing/requests/shop-requests.ts';
import { readStoreOfDomain } from './domains/mount-domains.ts';
import { opensShop, readPreferences } from './preferences/save-preferences.ts';
import { readRedirect } from './redirects/save-redirect.ts';

let app: TestApp;
let owner: { token: string; storeId: string };
/** The TXT records of the world. */
const records = new Map<string, string[]>();

beforeAll(async () => {
  app = await startTestApp({ STOREFRONT_HOST: 'sokoni.shop' });
  app.services.lookUpTxt = async (name) => records.get(name) ?? [];
});
afterAll(() => app.close());

async function anOwner() {
  const { token } = await app.verifiedUser();
  return { token, storeId: (await app.newStore(token)).id };
}
beforeEach(async () => {
  owner = await anOwner();
  records.clear();
});

const at = (of = owner) => ({ token: of.token, params: { id: of.storeId } });
const inStore = <T>(work: Parameters<typeof transaction<T>>[2]) =>
  transaction(app.services.pool, { userId: null, storeId: owner.storeId }, work);

describe('What a buyer would still miss', () => {
  const missing = async () => {
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/overview', at());
    return data.readiness.flatMap(({ key, done }) => (done ? [] : key));
  };

  it('is delivery, a look and policies, until the store has them', async () => {
    expect(await missing()).toEqual(expect.arrayContaining(['delivery', 'theme', 'policies']));
    await aZone(app, owner.token, owner.storeId, 'KE');
    expect(await missing()).not.toContain('delivery');
    const draft = await app.call('PUT /marketplace/v1/stores/{id}/storefront/draft', {
      ...at(),
      body: { version: 0, document: JSON.parse(JSON.stringify(defaultDocument('souk'))) },
    });
    expect(await missing()).toContain('theme');
    await app.call('POST /marketplace/v1/stores/{id}/storefront/publications', {
      ...at(),
      body: { version: draft.data.version },
    });
    expect(await missing()).not.toContain('theme');
    const addPage = (slug: string, published: boolean) =>
      app.call('POST /marketplace/v1/stores/{id}/storefront/pages', {
        ...at(),
        body: { title: slug, slug, published },
      });
    for (const slug of ['refunds', 'privacy']) await addPage(slug, true);
    const { data: terms } = await addPage('terms', false);
    expect(await missing()).toContain('policies');
    const { id, updated_at: _, ...page } = terms;
    await app.call('PUT /marketplace/v1/stores/{id}/storefront/pages/{page_id}', {
      ...{ token: owner.token, params: { id: owner.storeId, page_id: id } },
      body: { ...page, published: true },
    });
    expect(await missing()).not.toContain('policies');
  });
});

describe('How a storefront behaves', () => {
  const read = async () =>
    (await app.call('GET /marketplace/v1/stores/{id}/storefront/preferences', at())).data;
  const save = (body: object) =>
    app.call('PUT /marketplace/v1/stores/{id}/storefront/preferences', { ...at(), body });
  const kept = () => inStore((db) => readPreferences(db, owner.storeId));

  it('is the usual way until it is set, and changes what is sent of it', async () => {
    expect(await read()).toMatchObject({ version: 0, status: 'open', hold_minutes: 10, has_password: false });
    const saved = await save({ version: 0, hold_minutes: 30, minimum_order: 5000, policies: ['refunds'] });
    expect(saved).toMatchObject({ message: 'Online store saved', data: { version: 1 } });
    expect(
      (await save({ version: 1, status: 'paused', paused_message: 'Back on Monday' })).data,
    ).toMatchObject({
      ...{ version: 2, status: 'paused', hold_minutes: 30, minimum_order: 5000, policies: ['refunds'] },
    });
    const both = await Promise.all([1, 2].map(() => save({ version: 2, takes_notes: false })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('keeps the password hashed, and shows it to nobody', async () => {
    expect(await save({ version: 0, status: 'password' })).toMatchObject({
      status: 400,
      fields: { password: 'Enter a password for visitors' },
    });
    const saved = await save({ version: 0, status: 'password', password: 'karibu sana' });
    expect(saved.data).toMatchObject({ status: 'password', has_password: true, version: 1 });
    expect(JSON.stringify([saved, await read()])).not.toMatch(/karibu|argon2/);
    const rows = await query<{ row: string }>(
      app.database.superUrl,
      `select to_jsonb(audit_log)::text as row from app.audit_log
       where store_id = $1 and action = 'update_storefront_preferences'`,
      [owner.storeId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toMatch(/karibu|argon2/);
    expect((await kept()).password_hash).toMatch(/^\$argon2id/);
    expect(await opensShop(app.services.passwords, await kept(), 'karibu sana')).toBe(true);
    expect(await opensShop(app.services.passwords, await kept(), 'karibu')).toBe(false);
    // Opened and closed again it is still there.
    await save({ version: 1, status: 'open' });
    expect((await save({ version: 2, status: 'password' })).status).toBe(200);
    expect(await opensShop(app.services.passwords, await kept(), 'karibu sana')).toBe(true);
  });

  it.each([
    { status: 'closed' },
    { status: 'paused' },
    { password: 'abc' },
    { password: 'x'.repeat(129) },
    { hold_minutes: 4 },
    { hold_minutes: 61 },
    { hold_minutes: 7.5 },
    { minimum_order: 0 },
    { policies: ['cookies'] },
    { password_hash: 'mine' },
  ])('refuses %o', async (body) => {
    expect((await save({ version: 0, ...body })).status).toBe(400);
    expect((await read()).version).toBe(0);
  });
});

describe('Redirects', () => {
  const list = async (query: Record<string, string> = {}) =>
    (await app.call('GET /marketplace/v1/stores/{id}/storefront/redirects', { ...at(), query })).data;
  const add = (from_path: string, to_path: string) =>
    app.call('POST /marketplace/v1/stores/{id}/storefront/redirects', {
      ...at(),
      body: { from_path, to_path },
    });
  const remove = (redirect_id: string) =>
    app.call('DELETE /marketplace/v1/stores/{id}/storefront/redirects/{redirect_id}', {
      token: owner.token,
      params: { id: owner.storeId, redirect_id },
    });

  it('are added, found, followed and deleted', async () => {
    const { data } = await add('/Old-Shoes/', '/collections/shoes');
    await add('/about-us', 'https://duka.example/about');
    expect(await list()).toMatchObject({ total: 2, items: [{ from_path: '/about-us' }, { id: data.id }] });
    expect(await list({ search: 'SHOES', limit: '1' })).toMatchObject({ total: 1, items: [{ id: data.id }] });
    const follow = (path: string) => inStore((db) => readRedirect(db, owner.storeId, path));
    expect(await follow('/old-shoes')).toBe('/collections/shoes');
    expect(await follow('/old-boots')).toBeUndefined();
    expect(await remove(data.id)).toMatchObject({ message: 'Redirect deleted' });
    expect(await follow('/old-shoes')).toBeUndefined();
    expect((await remove(data.id)).status).toBe(404);
  });

  it('lead from an address once, and never in circles', async () => {
    await add('/a', '/b');
    await add('/b', '/c');
    expect((await add('/A/', '/d')).fields).toEqual({
      from_path: 'There is already a redirect from this address',
    });
    expect((await add('/c', '/a')).fields).toEqual({
      to_path: 'This address leads back to the old one. Enter another one.',
    });
    const both = await Promise.all([add('/x', '/y'), add('/y', '/x')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('are refused from an address where the shop has a page, and taken once it has gone', async () => {
    const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
      ...at(),
      body: { title: 'Cooking pot', status: 'active', variants: [{ price: 500 }] },
    });
    const there = {
      from_path: 'Your shop has a page at this address, so it can’t lead elsewhere. Enter another one.',
    };
    expect((await add('/Products/cooking-pot', '/new')).fields).toEqual(there);
    await app.call('POST /marketplace/v1/stores/{id}/categories', { ...at(), body: { name: 'Kitchen' } });
    expect((await add('/collections/kitchen', '/new')).fields).toEqual(there);
    await app.call('DELETE /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params: { id: owner.storeId, product_id: made.data.id },
    });
    expect((await add('/products/cooking-pot', '/new')).status).toBe(200);
  });

  it('lead there at once, over no other redirect', async () => {
    await add('/a', '/b');
    await add('/b', '/c');
    const { data } = await add('/z', '/B/');
    expect(data.to_path).toBe('/c');
    const led = (await list()).items.map(({ from_path, to_path }) => `${from_path} ${to_path}`);
    expect(led).toEqual(['/a /c', '/b /c', '/z /c']);
  });

  it('follow a page that moves, and give way to one that is made at their address', async () => {
    const page = (slug: string) => ({ ...{ title: 'About', slug, body: '<p>Us</p>' }, published: true });
    const create = async (slug: string) =>
      (await app.call('POST /marketplace/v1/stores/{id}/storefront/pages', { ...at(), body: page(slug) }))
        .data;
    const move = async ({ id, version }: { id: string; version: number }, slug: string) =>
      (
        await app.call('PUT /marketplace/v1/stores/{id}/storefront/pages/{page_id}', {
          token: owner.token,
          params: { id: owner.storeId, page_id: id },
          body: { ...page(slug), version },
        })
      ).data;
    const led = async () =>
      (await list()).items.map(({ from_path, to_path }) =>
        `${from_path} ${to_path}`.replaceAll('/pages/', ''),
      );
    const first = await create('about');
    const second = await move(first, 'us');
    const third = await move(second, 'team');
    expect(await led()).toEqual(['about team', 'us team']);
    await move(third, 'us');
    expect(await led()).toEqual(['about us', 'team us']);
    await create('about');
    expect(await led()).toEqual(['team us']);
    await query(
      app.database.superUrl,
      `insert into app.storefront_redirects (store_id, id, from_path, from_key, to_path, created_at)
       select $1, gen_random_uuid(), '/' || place, '/' || place, '/', now()
       from generate_series(2, ${redirectLimits.redirects}) place`,
      [owner.storeId],
    );
    const last = await create('faq');
    expect((await move(last, 'questions')).slug).toBe('questions');
    expect((await list()).total).toBe(redirectLimits.redirects);
  });

  it.each([
    ['old', '/new', 'from_path'],
    ['/checkout', '/new', 'from_path'],
    ['/old', '//evil.example', 'to_path'],
    ['/old', 'javascript:alert(1)', 'to_path'],
    ['/old', `/${'x'.repeat(300)}`, 'to_path'],
  ])('refuse %s to %s', async (from, to, field) => {
    const answer = await add(from, to);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
  });

  it('are the store’s own, and up to a thousand', async () => {
    const other = await anOwner();
    const theirs = await aRedirect(app, other.token, other.storeId);
    expect((await remove(theirs)).status).toBe(404);
    expect(await list()).toMatchObject({ total: 0 });
    await query(
      app.database.superUrl,
      `insert into app.storefront_redirects (store_id, id, from_path, from_key, to_path, created_at)
       select $1, gen_random_uuid(), '/' || place, '/' || place, '/', now()
       from generate_series(1, ${redirectLimits.redirects}) place`,
      [owner.storeId],
    );
    expect(await add('/more', '/')).toMatchObject({ status: 422, error: 'redirect_limit' });
  });
});

describe('The domain of a shop', () => {
  const read = async (of = owner) =>
    (await app.call('GET /marketplace/v1/stores/{id}/storefront/domain', at(of))).data;
  const name = (domain: string, of = owner) =>
    app.call('PUT /marketplace/v1/stores/{id}/storefront/domain', { ...at(of), body: { domain } });
  const check = (of = owner) =>
    app.call('POST /marketplace/v1/stores/{id}/storefront/domain/checks', { ...at(of), body: {} });
  const remove = (of = owner) => app.call('DELETE /marketplace/v1/stores/{id}/storefront/domain', at(of));
  const asked = async (domain: string) =>
    (await fetch(`${app.url}/internal/domains?domain=${encodeURIComponent(domain)}`)).status;
  const prove = async (of = owner) => {
    const domain = await read(of);
    records.set(domain?.proof.name ?? '', ['v=spf1 -all', domain?.proof.value ?? '']);
  };

  it('leads to the shop once its TXT record proves it', async () => {
    expect(await read()).toBeNull();
    const { data } = await name('Shop.Example.com.');
    expect(data).toMatchObject({
      ...{ domain: 'shop.example.com', state: 'pending', checked_at: null },
      proof: { name: '_sokoni.shop.example.com', value: expect.stringMatching(/^[\w-]{22}$/) },
    });
    expect(await check()).toMatchObject({
      data: { state: 'failed' },
      message: expect.stringMatching(/^The TXT record was not found/),
    });
    expect(await asked('shop.example.com')).toBe(404);
    await prove();
    expect(await check()).toMatchObject({
      data: { state: 'verified' },
      message: 'shop.example.com is verified',
    });
    expect(await asked('SHOP.example.com')).toBe(200);
    expect(await readStoreOfDomain(app.services, 'shop.example.com')).toBe(owner.storeId);
    // A record that is gone later takes the shop from nobody.
    records.clear();
    expect((await check()).data.state).toBe('verified');
    expect((await remove()).message).toBe('Domain removed');
    expect(await asked('shop.example.com')).toBe(404);
  });

  it('is held by who has proved it, not by who merely names it', async () => {
    const other = await anOwner();
    await name('duka.example.com', other);
    await name('duka.example.com');
    await prove();
    expect((await check()).data.state).toBe('verified');
    await prove(other);
    expect(await check(other)).toMatchObject({ status: 409, error: 'domain_taken' });
    expect((await read(other))?.state).toBe('pending');
    expect(await readStoreOfDomain(app.services, 'duka.example.com')).toBe(owner.storeId);
  });

  it('is proved anew after it was named anew, and leads nowhere once the store is closed', async () => {
    await name('moja.example.com');
    await prove();
    await check();
    const again = await name('moja.example.com');
    expect(again.data.state).toBe('pending');
    expect((await check()).data.state).toBe('failed');
    await prove();
    await check();
    expect(await asked('moja.example.com')).toBe(200);
    await app.call('DELETE /marketplace/v1/stores/{id}', at());
    expect(await asked('moja.example.com')).toBe(404);
  });

  it.each([
    'localhost',
    '10.0.0.1',
    'sokoni.shop',
    'other.sokoni.shop',
    'https://a.example',
    'a b.example',
    '',
  ])('refuses %s', async (domain) => {
    const answer = await name(domain);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, ['domain']]);
  });

  it('takes letters of any script, and is asked for by what browsers send', async () => {
    expect((await name('bücher.example')).data.domain).toBe('xn--bcher-kva.example');
  });

  it('says so when no name server answers, and there has to be one to check', async () => {
    expect((await check()).status).toBe(404);
    expect((await remove()).status).toBe(404);
    await name('shop.example.org');
    const { lookUpTxt } = app.services;
    app.services.lookUpTxt = async () => {
      throw new DomainError('unavailable');
    };
    expect((await check()).status).toBe(503);
    app.services.lookUpTxt = lookUpTxt;
    expect((await read())?.state).toBe('pending');
  });

  it('answers a proxy nothing but yes and no', async () => {
    for (const query of ['', '?domain=', '?domain=a&domain=b', `?domain=${'a'.repeat(300)}`, '?domain=%00']) {
      const answer = await fetch(`${app.url}/internal/domains${query}`);
      expect([answer.status, await answer.text()], query).toEqual([404, '']);
    }
  });

  it('answers who asks for hosts without end no more', async () => {
    const asking = Array.from({ length: limits.domainsPerAddressMinute }, () => asked('nobody.example'));
    await Promise.all(asking);
    const refused = await fetch(`${app.url}/internal/domains?domain=nobody.example`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
