import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

const day = 24 * 60 * 60;

let app: TestApp;
let amina: TestUser;
let id: string;
let subDomain: string;

beforeAll(async () => {
  app = await startTestApp();
  amina = await app.verifiedUser();
});

beforeEach(async () => {
  ({ id, subDomain } = await app.newStore(amina.token));
});

afterAll(() => app.close());

const update = (body: unknown, token = amina.token, store = id) =>
  app.call('PUT /marketplace/v1/stores/{id}/update', { token, params: { id: store }, body });

async function auditOf(action: string) {
  return query(
    app.database.ownerUrl,
    'select subject, before, after from app.audit_log where store_id = $1 and action = $2 order by at',
    [id, action],
  );
}

describe('CONTRACT "stores/{id}/update"', () => {
  test('changes what is sent and leaves the rest', async () => {
    const changes = {
      name: 'Mama Sauda & Daughters',
      description: 'Spices since 1987',
      email: 'Shop@Example.com',
      phone: '+2348012345678',
      address: '1 Marina Road, Lagos',
      country: 'ng',
      timezone: 'Africa/Cairo',
      receipt_footer: 'Come again',
      invoice_footer: 'Thank you for your business',
      statement_footer: 'Questions? Call us.',
      payment_terms: 'Payment within 30 days',
      bank_details: 'Equity Bank\n0123456789',
      default_theme: 'souk',
      store_module: 'restaurant',
      product_type_id: 'food_and_drinks',
      pos_support: 'DISABLED',
    };
    const answer = await update(changes);
    const changed = { ...changes, country: 'NG', pos_support: false };
    expect(answer).toMatchObject({ status: 200, message: 'Store saved', data: changed });
    expect(await update({ description: '' })).toMatchObject({ data: { ...changed, description: '' } });
  });

  test('an empty update changes nothing', async () => {
    const before = await query(app.database.ownerUrl, 'select * from app.stores where id = $1', [id]);
    expect(await update({})).toMatchObject({ status: 200 });
    expect(await query(app.database.ownerUrl, 'select * from app.stores where id = $1', [id])).toEqual(
      before,
    );
  });

  test('never the currency, and nothing that the call does not know', async () => {
    const foreign = await app.newStore((await app.verifiedUser()).token);
    const before = await query(app.database.ownerUrl, 'select * from app.stores order by id');
    const answer = await update({
      currency_code: 'USD',
      id: foreign.id,
      store_id: foreign.id,
      roles: { [id]: ['admin'] },
      contract_type: 'enterprise',
      email_verified: true,
      vat_percent: 50,
      apply_vat: true,
      mode: 'live',
      business_code: 'SKMINE2345',
      modules: { module_pos: 'active' },
      created_by: amina.id,
      closed_at: null,
      product_count: 9,
    });
    expect(answer).toMatchObject({ status: 200, data: { currency_code: 'KES', mode: 'test' } });
    expect(await query(app.database.ownerUrl, 'select * from app.stores order by id')).toEqual(before);
  });

  test('SPEC 5: refuses a store without a name', async () => {
    expect(await update({ name: ' ' })).toMatchObject({
      status: 400,
      fields: { name: 'Store Name is required' },
    });
  });

  test('refuses what is none of a look, an e-mail, a country, a time zone, a product type', async () => {
    for (const [field, value] of [
      ['default_theme', 'neon'],
      ['email', 'nobody'],
      ['country', 'X'],
      ['timezone', 'Mars/Base'],
      ['product_type_id', 'weapons'],
      ['store_module', 'bar'],
      ['web_support', 'YES'],
    ]) {
      expect(await update({ [field as string]: value }), field).toMatchObject({
        status: 400,
        fields: { [field as string]: expect.any(String) },
      });
    }
  });

  test('SPEC 5: the last channel cannot be switched off, in one step or in two', async () => {
    const refusal = {
      status: 400,
      fields: { web_support: 'Choose at least one place to sell: online or in person' },
    };
    expect(await update({ web_support: false, pos_support: false })).toMatchObject(refusal);
    expect(await update({ web_support: false })).toMatchObject({ status: 200 });
    expect(await update({ pos_support: 'DISABLED' })).toMatchObject(refusal);
    expect(await update({ web_support: true, pos_support: false })).toMatchObject({ status: 200 });
  });

  test('SPEC 6: a basic account cannot move to an enterprise product type', async () => {
    expect(await update({ product_type_id: 'wholesale_distribution' })).toMatchObject({
      status: 422,
      error: 'enterprise_only',
      message: 'Wholesale distribution is only available to Enterprise plan users',
    });
  });

  test('CONTRACT "trial/start": after the trial a store keeps the enterprise type that it has', async () => {
    const owner = await app.verifiedUser();
    const store = await app.newStore(owner.token);
    const type = { product_type_id: 'franchise' };
    await app.call('PUT /marketplace/v1/stores/{id}/trial/start', {
      token: owner.token,
      params: { id: store.id },
    });
    expect(await update(type, owner.token, store.id)).toMatchObject({ status: 200 });
    await query(app.database.ownerUrl, `update app.accounts set trial_ends_at = now() - interval '1 day'`);
    expect(await update({ ...type, name: 'Still here' }, owner.token, store.id)).toMatchObject({
      status: 200,
      data: { ...type, account: { contract_type: 'basic' } },
    });
  });

  test('the audit log says what changed, and of what may be personal only that it did', async () => {
    await update({ name: 'New name', email: 'amina@home.example', phone: '+2348012345678' });
    expect(await auditOf('update_store')).toEqual([
      {
        subject: `store:${id}`,
        before: { name: 'Duka la Amina' },
        after: { name: 'New name', changed: ['email', 'phone'] },
      },
    ]);
  });
});

describe('CONTRACT "stores/{id}/update", "Sub-domains": a new sub-domain', () => {
  const label = (text: string) => `${text}-${id.slice(-12)}`;
  const taken = async (sub_domain: string) => {
    const stranger = await app.verifiedUser();
    const draft = { name: 'X', currency_code: 'KES', product_type_id: 'fashion', sub_domain };
    const answer = await app.call('POST /marketplace/v1/stores/create', {
      token: stranger.token,
      body: draft,
    });
    return answer.status === 409;
  };

  test('is the store’s at once, and the old one stays its own for 90 days', async () => {
    expect(await update({ sub_domain: label('New') })).toMatchObject({
      data: { sub_domain: label('new'), storefront_url: `http://${label('new')}.localhost:3000` },
    });
    expect(await taken(subDomain)).toBe(true);
    expect(await taken(label('new'))).toBe(true);
    const rows = await query(
      app.database.ownerUrl,
      `select label, held_until - now() between interval '89 days 23 hours' and interval '90 days 1 hour' as rests
       from app.sub_domains where store_id = $1 order by held_until nulls first`,
      [id],
    );
    expect(rows).toEqual([
      { label: label('new'), rests: null },
      { label: subDomain, rests: true },
    ]);
  });

  test('after 90 days anyone may have the old one', async () => {
    const patient = await startTestApp();
    try {
      const owner = await patient.verifiedUser();
      const store = await patient.newStore(owner.token);
      const params = { id: store.id };
      const free = async () => {
        const answer = await patient.call('GET /marketplace/v1/sub-domains/{label}', {
          token: (await patient.verifiedUser()).token,
          params: { label: store.subDomain },
        });
        return answer.data.available;
      };
      const body = { sub_domain: 'moved' };
      await patient.call('PUT /marketplace/v1/stores/{id}/update', { token: owner.token, params, body });
      patient.advance(89 * day);
      expect(await free()).toBe(false);
      patient.advance(day + 1);
      expect(await free()).toBe(true);
      const newcomer = await patient.verifiedUser();
      const next = await patient.newStore(newcomer.token, { sub_domain: store.subDomain });
      expect(next.subDomain).toBe(store.subDomain);
    } finally {
      await patient.close();
    }
  });

  test('may be a former one of the same store', async () => {
    await update({ sub_domain: label('other') });
    expect(await update({ sub_domain: subDomain })).toMatchObject({
      status: 200,
      data: { sub_domain: subDomain },
    });
  });

  test('that another store has is refused, and nothing of the update is kept', async () => {
    const other = await app.newStore(amina.token);
    expect(await update({ name: 'Half', sub_domain: other.subDomain })).toMatchObject({
      status: 409,
      error: 'sub_domain_taken',
      fields: { sub_domain: 'This subdomain is taken. Choose another.' },
    });
    const { data } = await app.call('GET /marketplace/v1/stores/{id}', {
      token: amina.token,
      params: { id },
    });
    expect(data).toMatchObject({ name: 'Duka la Amina', sub_domain: subDomain });
  });

  test('a store cannot collect labels: at most ten former ones at a time', async () => {
    for (let turn = 1; turn <= 10; turn += 1) {
      expect(await update({ sub_domain: label(`t${turn}`) })).toMatchObject({ status: 200 });
    }
    const answer = await update({ sub_domain: label('t11') });
    expect(answer).toMatchObject({ status: 429, error: 'too_many_attempts' });
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('GET /marketplace/v1/sub-domains/{label}', () => {
  const check = async (label: string) =>
    (await app.call('GET /marketplace/v1/sub-domains/{label}', { token: amina.token, params: { label } }))
      .data;

  test('says whether a sub-domain can be had', async () => {
    expect(await check('never-seen')).toEqual({ available: true, message: 'This subdomain is available' });
    expect(await check(subDomain.toUpperCase())).toEqual({
      available: false,
      message: 'This subdomain is taken. Choose another.',
    });
    expect(await check('www')).toEqual({
      available: false,
      message: 'This subdomain is reserved. Choose another.',
    });
    expect(await check('a_b')).toMatchObject({ available: false });
  });
});

describe('CONTRACT "update/social"', () => {
  const social = (body: unknown, token = amina.token) =>
    app.call('PUT /marketplace/v1/stores/{id}/update/social', { token, params: { id }, body });

  test('takes addresses and handles, keeps what is not sent, and an empty one takes a link away', async () => {
    const links = { website: 'https://sauda.example', instagram: '@mama.sauda', whatsapp: '+2348012345678' };
    expect(await social({ ...links, myspace: 'tom' })).toMatchObject({
      status: 200,
      data: { social: links },
    });
    const { data } = await social({ instagram: '' });
    expect(data.social).toEqual({
      website: 'https://sauda.example',
      instagram: '',
      facebook: '',
      x: '',
      tiktok: '',
      youtube: '',
      whatsapp: '+2348012345678',
    });
    const [row] = await query(app.database.ownerUrl, 'select social from app.stores where id = $1', [id]);
    expect(row?.social).not.toHaveProperty('myspace');
  });

  test('keeps a phone number that was typed with spaces as any other', async () => {
    expect(await social({ whatsapp: '+234 803-123 4567' })).toMatchObject({
      status: 200,
      data: { social: { whatsapp: '+2348031234567' } },
    });
  });

  test('refuses what is neither', async () => {
    expect(await social({ website: 'javascript:alert(1)', x: 'no spaces' })).toMatchObject({
      status: 400,
      fields: { website: expect.any(String), x: expect.any(String) },
    });
  });

  test('the audit log names the links, not where they lead', async () => {
    await social({ whatsapp: '+2348012345678' });
    expect(await auditOf('update_social')).toEqual([
      { subject: `store:${id}`, before: null, after: { changed: ['whatsapp'] } },
    ]);
  });
});

describe('CONTRACT "update/vat"', () => {
  const vat = (body: unknown, token = amina.token) =>
    app.call('PUT /marketplace/v1/stores/{id}/update/vat', { token, params: { id }, body });

  test('keeps a percentage with three decimals exactly', async () => {
    const settings = { apply_vat: true, vat_percent: 9.975, prices_include_vat: true };
    expect(await vat(settings)).toMatchObject({ status: 200, data: { account: settings } });
    expect(await vat({ apply_vat: false })).toMatchObject({
      data: { account: { ...settings, apply_vat: false } },
    });
    expect(await auditOf('update_vat')).toEqual([
      {
        subject: `store:${id}`,
        before: { apply_vat: false, vat_percent: 0, prices_include_vat: false },
        after: settings,
      },
      { subject: `store:${id}`, before: { apply_vat: true }, after: { apply_vat: false } },
    ]);
  });

  test('has a rate of its own for delivery, or none', async () => {
    expect(await vat({ shipping_vat_percent: 9.975 })).toMatchObject({
      data: { account: { shipping_vat_percent: 9.975 } },
    });
    expect(await vat({ shipping_vat_percent: 101 })).toMatchObject({
      status: 400,
      fields: { shipping_vat_percent: expect.any(String) },
    });
    expect(await vat({ shipping_vat_percent: null })).toMatchObject({
      data: { account: { shipping_vat_percent: null } },
    });
  });

  test('counts as decided from the first answer on, be it that there is none', async () => {
    const decided = async () => {
      const answer = await app.call('GET /marketplace/v1/stores/{id}', {
        token: amina.token,
        params: { id },
      });
      return answer.data.account.vat_decided;
    };
    expect(await decided()).toBe(false);
    expect(await vat({ vat_percent: 101 })).toMatchObject({ status: 400 });
    expect(await decided()).toBe(false);
    expect(await vat({ apply_vat: false })).toMatchObject({ data: { account: { vat_decided: true } } });
    expect(await decided()).toBe(true);
  });

  test('refuses what is not 0 to 100 with up to three decimals', async () => {
    for (const vat_percent of [-1, 100.001, 7.1234, '7.5']) {
      expect(await vat({ vat_percent }), String(vat_percent)).toMatchObject({
        status: 400,
        fields: { vat_percent: expect.any(String) },
      });
    }
  });

  test('changes nothing but the VAT', async () => {
    await vat({
      vat_percent: 5,
      contract_type: 'enterprise',
      name: 'Other',
      store_id: 'x',
      roles: ['admin'],
    });
    const { data } = await app.call('GET /marketplace/v1/stores/{id}', {
      token: amina.token,
      params: { id },
    });
    expect(data).toMatchObject({
      name: 'Duka la Amina',
      account: { vat_percent: 5, contract_type: 'basic', apply_vat: false },
    });
  });
});

describe('CONTRACT "Roles": who may change a store', () => {
  test('a manager may, a supervisor may not, a stranger finds nothing', async () => {
    const manager = await app.staffMember(amina.token, id, 'manager');
    const supervisor = await app.staffMember(amina.token, id, 'supervisor');
    const stranger = await app.verifiedUser();
    const calls = [
      (token: string) => update({ name: 'Duka' }, token),
      (token: string) =>
        app.call('PUT /marketplace/v1/stores/{id}/update/social', { token, params: { id }, body: {} }),
      (token: string) =>
        app.call('PUT /marketplace/v1/stores/{id}/update/vat', { token, params: { id }, body: {} }),
    ];
    for (const call of calls) {
      expect(await call(manager.token)).toMatchObject({ status: 200 });
      expect(await call(supervisor.token)).toMatchObject({ status: 403, error: 'not_allowed' });
      expect(await call(stranger.token)).toMatchObject({ status: 404, error: 'not_found' });
      expect(await call('')).toMatchObject({ status: 401, error: 'not_signed_in' });
    }
  });
});
