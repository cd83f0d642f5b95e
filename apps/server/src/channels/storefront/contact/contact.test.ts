import { limits } from '@sokoni/rules/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '#core/database/access/connect.ts';
import { silentLog } from '#core/database/access/log.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { type ShopVisitor, shopVisitor } from '#testing/http/shop-visitor.ts';
import { purgeMessages } from './purge-queries.ts';

let app: TestApp;
let owner: TestUser;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  owner = await app.verifiedUser();
});
afterAll(() => app.close());

let visitors = 0;
/** Each from an address of their own. */
function visitorOf(subDomain: string): ShopVisitor {
  visitors += 1;
  const from = { 'x-forwarded-for': `198.51.100.${visitors}` };
  const visitor = shopVisitor(app.url, `${subDomain}.localhost:3000`);
  return {
    ...visitor,
    get: (path, headers = {}) => visitor.get(path, { ...from, ...headers }),
    post: (path, form, headers = {}) => visitor.post(path, form, { ...from, ...headers }),
  };
}

let stores = 0;
async function newShop() {
  stores += 1;
  const email = `shop-${stores}@stores.example`;
  const store = await app.newStore(owner.token, { mode: 'live', name: 'Duka la Amina' });
  await query(app.database.superUrl, 'update app.stores set email = $2 where id = $1', [store.id, email]);
  return { ...store, email };
}

const letter = { name: 'Asha Mwangi', email: 'asha@buyers.example', message: 'Do you have\nred mugs?' };

const kept = (storeId: string) =>
  query<{ id: string }>(app.database.superUrl, 'select id from app.shop_messages where store_id = $1', [
    storeId,
  ]);

describe('Writing to a shop', () => {
  it('mails the store what was written, answers go to who wrote, and nothing is kept after', async () => {
    const shop = await newShop();
    const sent = await visitorOf(shop.subDomain).post('/contact', { ...letter, website: '' });
    expect(sent).toMatchObject({ status: 303, location: '/contact?sent=1' });
    const mail = await app.mailTo(shop.email);
    expect(mail).toMatchObject({
      from: 'Asha Mwangi',
      reply_to: letter.email,
      subject: 'Message from Asha Mwangi',
    });
    expect(mail.text).toContain('> Do you have\n> red mugs?');
    await expect.poll(() => kept(shop.id)).toEqual([]);
    const { text } = await visitorOf(shop.subDomain).get('/contact?sent=1');
    expect(text).toContain('Your message is on its way');
  });

  it('says what is missing or too long, and keeps what was typed', async () => {
    const shop = await newShop();
    const visitor = visitorOf(shop.subDomain);
    const empty = await visitor.post('/contact', { name: '', email: 'asha@', message: '  ' });
    expect(empty.status).toBe(400);
    for (const said of ['Enter your name', 'Enter a valid email', 'Enter a message'])
      expect(empty.text).toContain(said);
    expect(empty.text).toContain('value="asha@"');
    const long = await visitor.post('/contact', {
      ...letter,
      name: 'a'.repeat(limits.personNameLength + 1),
      message: 'b'.repeat(limits.shopMessageLength + 1),
    });
    expect(long.status).toBe(400);
    expect(long.text).toContain('The message has more than 5,000 characters');
    expect(long.text).toContain('The name has more than 100 characters');
    expect(await kept(shop.id)).toEqual([]);
  });

  it('lets a program believe that it has written', async () => {
    const shop = await newShop();
    const sent = await visitorOf(shop.subDomain).post('/contact', {
      ...letter,
      website: 'https://spam.example',
    });
    expect(sent.status).toBe(303);
    expect(await kept(shop.id)).toEqual([]);
  });

  it('has a limit for each network and for all that a store is written, and loses nothing beyond it', async () => {
    const shop = await newShop();
    const visitor = visitorOf(shop.subDomain);
    for (let sent = 0; sent < limits.shopMessagesPerAddressHour; sent += 1)
      expect((await visitor.post('/contact', letter)).status).toBe(303);
    const refused = await visitor.post('/contact', letter);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Too many messages');
    expect(refused.text).toContain('red mugs?');
    const rest = limits.shopMessagesPerStoreHour - limits.shopMessagesPerAddressHour;
    for (let sent = 0; sent < rest; sent += 1)
      expect((await visitorOf(shop.subDomain).post('/contact', letter)).status).toBe(303);
    expect((await visitorOf(shop.subDomain).post('/contact', letter)).status).toBe(429);
    const another = await newShop();
    expect((await visitorOf(another.subDomain).post('/contact', letter)).status).toBe(303);
  });

  it('goes to who set up the store where it has no email, and is taken from no other site', async () => {
    const admin = await app.verifiedUser();
    const { subDomain } = await app.newStore(admin.token, { mode: 'live' });
    expect((await visitorOf(subDomain).post('/contact', letter)).status).toBe(303);
    expect((await app.mailTo(admin.email)).text).toContain('red mugs?');
    const foreign = await visitorOf(subDomain).post('/contact', letter, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
  });

  it('forgets after a month what could not be mailed', async () => {
    const shop = await newShop();
    const written = (ago: string) =>
      query(
        app.database.superUrl,
        `insert into app.shop_messages (store_id, id, name, email, message, written_at)
         values ($1, gen_random_uuid(), 'Asha', 'asha@buyers.example', 'Hello', now() - $2::interval)`,
        [shop.id, ago],
      );
    await written('31 days');
    await written('29 days');
    const pool = openPool(app.database.ownerUrl, { max: 1, applicationName: 'test', log: silentLog });
    await purgeMessages(pool, new Date());
    await pool.end();
    expect(await kept(shop.id)).toHaveLength(1);
  });
});
