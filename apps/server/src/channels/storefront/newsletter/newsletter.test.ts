import { randomUUID } from 'node:crypto';
import { limits } from '@sokoni/rules/limits';
import { defaultDocument } from '@sokoni/themes/document/default-document.ts';
import { settingsOf } from '@sokoni/themes/page-body.tsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { shopVisitor } from '#testing/http/shop-visitor.ts';
import { newsletterLink } from './newsletter-link.ts';

let app: TestApp;
let owner: TestUser;
let store: { id: string; subDomain: string };
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  store = await app.newStore(owner.token, { mode: 'live', name: 'Duka la Amina' });
});
afterAll(() => app.close());

const visitorOf = (subDomain = store.subDomain) => shopVisitor(app.url, `${subDomain}.localhost:3000`);
const newEmail = () => `${randomUUID().slice(0, 8)}@readers.example`;

/** The path of the link that was mailed. */
async function linkTo(email: string): Promise<string> {
  const { text } = await app.mailTo(email);
  return /\/newsletter\/\S+/.exec(text)?.[0] ?? '';
}

const customers = (email: string) =>
  query<{ agreed: boolean }>(
    app.database.superUrl,
    'select marketing_since is not null as agreed from app.customers where store_id = $1 and email_key = $2',
    [store.id, email],
  );

describe('The newsletter of a shop', () => {
  it('is joined by the button behind the link that was mailed, and by nothing before it', async () => {
    const email = newEmail();
    const visitor = visitorOf();
    const asked = await visitor.post('/newsletter', { email });
    expect(asked).toMatchObject({ status: 200, text: expect.stringContaining('We have mailed you a link') });
    const link = await linkTo(email);
    const opened = await visitor.get(link);
    expect(opened.text).toContain(`Do you want to get news and offers from Duka la Amina at ${email}?`);
    expect(await customers(email)).toEqual([]);
    expect((await visitor.post(link, {})).text).toContain('You have joined');
    expect(await customers(email)).toEqual([{ agreed: true }]);
    expect((await visitor.post(link, {})).status).toBe(200);
    expect(await customers(email)).toHaveLength(1);
  });

  it('lets a customer join who has bought before', async () => {
    const email = newEmail();
    await app.call('POST /marketplace/v1/stores/{id}/customers', {
      token: owner.token,
      params: { id: store.id },
      body: { name: 'Asha Mwangi', email },
    });
    expect(await customers(email)).toEqual([{ agreed: false }]);
    const visitor = visitorOf();
    await visitor.post('/newsletter', { email });
    await visitor.post(await linkTo(email), {});
    expect(await customers(email)).toEqual([{ agreed: true }]);
  });

  it('takes no link that was changed, is old, or was mailed by another shop', async () => {
    const { secrets } = app.services;
    const email = newEmail();
    const now = Date.now();
    const another = await app.newStore(owner.token, { mode: 'live' });
    const made = (storeId: string, issued: number) =>
      newsletterLink(secrets, { storeId, email, issuedAt: new Date(issued) });
    const fresh = made(store.id, now);
    const links = [
      fresh.replace(/^[^.]+/, Buffer.from('someone@else.example').toString('base64url')),
      fresh.slice(0, -2),
      made(store.id, now - limits.newsletterLinkSeconds * 1000 - 1000),
      made(another.id, now),
      'nonsense',
    ];
    for (const link of links) {
      expect((await visitorOf().get(`/newsletter/${link}`)).text).toContain('wrong or has expired');
      expect((await visitorOf().post(`/newsletter/${link}`, {})).status).toBe(400);
    }
    expect(await customers(email)).toEqual([]);
  });

  it('says what is no email, and mails the same person only so often', async () => {
    const wrong = await visitorOf().post('/newsletter', { email: 'asha@' });
    expect(wrong).toMatchObject({ status: 400, text: expect.stringContaining('Enter a valid email') });
    const email = newEmail();
    for (let asked = 0; asked < limits.newslettersPerEmailHour; asked += 1)
      expect((await visitorOf().post('/newsletter', { email })).status).toBe(200);
    const refused = await visitorOf().post('/newsletter', { email });
    expect(refused).toMatchObject({ status: 429, text: expect.stringContaining('Too many messages') });
  });

  it('is written of in the colours of the shop', async () => {
    const email = newEmail();
    await visitorOf().post('/newsletter', { email });
    const { html } = await app.mailTo(email);
    const { accent, accent_ink } = settingsOf(defaultDocument(null));
    expect(html).toContain(`background:${accent};color:${accent_ink};`);
  });
});
