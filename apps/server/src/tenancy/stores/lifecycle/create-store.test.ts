import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let amina: TestUser;
let bola: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  amina = await app.verifiedUser();
  bola = await app.verifiedUser({ first_name: 'Bola' });
});

afterAll(() => app.close());

/** A complete draft with a sub-domain of its own. */
function draft(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Mama Sauda',
    currency_code: 'NGN',
    sub_domain: `sauda-${randomUUID().slice(0, 13)}`,
    product_type_id: 'groceries',
    ...changes,
  };
}

const create = (body: unknown, token = amina.token, headers: Record<string, string> = {}) =>
  app.call('POST /marketplace/v1/stores/create', { token, body, headers });

async function created(body: unknown, token = amina.token) {
  const { data } = await create(body, token);
  const answer = await app.call('GET /marketplace/v1/stores/{id}', { token, params: { id: data.id } });
  return answer.data;
}

const active = (modules: Record<string, string>) =>
  Object.keys(modules)
    .filter((key) => modules[key] === 'active')
    .sort();

describe('SPEC 4, 7: Store creation', () => {
  test('answers code 200, a message and the id', async () => {
    const answer = await create(draft());
    expect(answer).toMatchObject({ status: 200, code: 200, message: 'Mama Sauda is ready' });
    expect(answer.data).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), message: answer.message });
  });

  test('SPEC 9: the defaults hold, and the time zone is the one that the browser told', async () => {
    const store = await created({
      name: ' Mama Sauda ',
      currency_code: 'NGN',
      sub_domain: 'Defaults',
      product_type_id: 'groceries',
    });
    expect(store).toMatchObject({
      name: 'Mama Sauda',
      sub_domain: 'defaults',
      storefront_url: 'http://defaults.localhost:3000',
      base_url: '/uploads/',
      business_code: expect.stringMatching(/^SK[2-9B-Z]{8}$/),
      currency_code: 'NGN',
      store_module: 'general_store',
      mode: 'test',
      test_product: true,
      reg_channel: 'web',
      web_support: true,
      pos_support: true,
      default_theme: null,
      logo_key: null,
      stats: { product_count: 0 },
      timezone: 'Africa/Lagos',
      account: { contract_type: 'basic', apply_vat: false, vat_percent: 0, trial_ends_at: null },
    });
  });

  test('a time zone in the draft counts before that of the browser, unless nobody knows it', async () => {
    expect(await created(draft({ timezone: 'Africa/Nairobi' }))).toMatchObject({
      timezone: 'Africa/Nairobi',
    });
    expect(await created(draft({ timezone: 'Mars/Base' }))).toMatchObject({ timezone: 'Africa/Lagos' });
    const { data } = await create(draft(), amina.token, { 'x-timezone': 'nonsense' });
    const { data: store } = await app.call('GET /marketplace/v1/stores/{id}', {
      token: amina.token,
      params: { id: data.id },
    });
    expect(store.timezone).toBe('UTC');
  });

  test('the channels come as booleans from the modal and as ACTIVE or DISABLED from onboarding', async () => {
    expect(await created(draft({ web_support: 'ACTIVE', pos_support: 'DISABLED' }))).toMatchObject({
      web_support: true,
      pos_support: false,
    });
    expect(await created(draft({ web_support: false, pos_support: true }))).toMatchObject({
      web_support: false,
      pos_support: true,
    });
  });

  test('the suggested modules are active', async () => {
    const both = await created(draft());
    expect(active(both.modules)).toEqual([
      'module_inventory',
      'module_marketing',
      'module_messaging',
      'module_online',
    ]);
    const inPerson = await created(draft({ web_support: false }));
    expect(active(inPerson.modules)).toEqual(['module_expenses', 'module_inventory', 'module_pos']);
    const restaurant = await created(draft({ web_support: false, store_module: 'restaurant' }));
    expect(active(restaurant.modules)).toEqual([
      'module_expenses',
      'module_food_menu',
      'module_inventory',
      'module_pos',
    ]);
    const services = await created(draft({ web_support: false, product_type_id: 'services' }));
    expect(active(services.modules)).toEqual(['module_expenses', 'module_pos']);
    expect(Object.keys(both.modules)).toHaveLength(10);
  });

  test('CONTRACT "stores/create": a module that the draft names is as the draft says', async () => {
    const store = await created(draft({ module_wholesale: 'active', module_online: 'disabled' }));
    expect(active(store.modules)).toEqual([
      'module_inventory',
      'module_marketing',
      'module_messaging',
      'module_wholesale',
    ]);
  });

  test('CONTRACT "stores/create": mode live opens live at once', async () => {
    expect(await created(draft({ mode: 'live', test_product: false }))).toMatchObject({
      mode: 'live',
      test_product: false,
    });
  });

  test('CONTRACT "register, login": the creator is super_admin there', async () => {
    const { data } = await create(draft());
    const { data: me } = await app.call('GET /accounts/api/v1/users/me', { token: amina.token });
    expect(me.roles[data.id]).toEqual(['super_admin']);
  });

  test('a business token speaks for its user when another store is created', async () => {
    const { businessToken } = await app.newStore(amina.token);
    expect(await create(draft(), businessToken)).toMatchObject({ status: 200 });
  });

  test('needs a living session with a verified e-mail', async () => {
    expect(await create(draft(), '')).toMatchObject({ status: 401, error: 'not_signed_in' });
    const newcomer = await app.signUp();
    expect(await create(draft(), newcomer.token)).toMatchObject({ status: 409, error: 'email_not_verified' });
  });
});

describe('SPEC 5: Create store', () => {
  test('name, currency and sub-domain are asked for in this order', async () => {
    expect(await create({})).toMatchObject({
      status: 400,
      error: 'invalid_fields',
      message: 'Store Name is required',
      fields: {
        name: 'Store Name is required',
        currency_code: 'Store default currency is required',
        sub_domain: 'Sub domain is required',
        product_type_id: 'please select a product type',
      },
    });
    expect(await create(draft({ currency_code: '', sub_domain: '' }))).toMatchObject({
      message: 'Store default currency is required',
    });
    expect(await create(draft({ sub_domain: ' ' }))).toMatchObject({ message: 'Sub domain is required' });
  });

  test('a product type must be chosen, and be one of ours', async () => {
    for (const product_type_id of ['', 'weapons']) {
      expect(await create(draft({ product_type_id }))).toMatchObject({
        status: 400,
        message: 'please select a product type',
      });
    }
  });

  test('CONTRACT "The wire": a draft with no channel is refused, in either spelling', async () => {
    for (const off of [false, 'DISABLED']) {
      expect(await create(draft({ web_support: off, pos_support: off }))).toMatchObject({
        status: 400,
        fields: { web_support: 'Choose at least one place to sell: online or in person' },
      });
    }
  });

  test('only the currencies of SPEC 3 are taken', async () => {
    expect(await create(draft({ currency_code: 'XXX' }))).toMatchObject({ status: 400 });
  });

  test('the sub-domain is a DNS label that is not reserved', async () => {
    for (const sub_domain of ['www', 'admin', '-shop', 'shop-', 'xn--shop', 'my shop', 'a'.repeat(64)]) {
      expect(await create(draft({ sub_domain })), sub_domain).toMatchObject({
        status: 400,
        fields: { sub_domain: expect.any(String) },
      });
    }
  });
});

describe('SPEC 6: Contract gating', () => {
  test('a basic account cannot pick a product type whose contract is not basic', async () => {
    const message = 'Franchise is only available to Enterprise plan users';
    expect(await create(draft({ product_type_id: 'franchise' }))).toMatchObject({
      status: 422,
      error: 'enterprise_only',
      message,
      fields: { product_type_id: message },
    });
  });

  test('an account in its trial can', async () => {
    const chika = await app.verifiedUser();
    const { id } = await app.newStore(chika.token);
    await app.call('PUT /marketplace/v1/stores/{id}/trial/start', { token: chika.token, params: { id } });
    expect(await create(draft({ product_type_id: 'franchise' }), chika.token)).toMatchObject({ status: 200 });
  });

  test('CONTRACT "Running it": ENTERPRISE_GATING=off lets everyone', async () => {
    const ungated = await startTestApp({ ENTERPRISE_GATING: 'off' });
    try {
      const user = await ungated.verifiedUser();
      const answer = await ungated.call('POST /marketplace/v1/stores/create', {
        token: user.token,
        body: draft({ product_type_id: 'franchise' }),
      });
      expect(answer.status).toBe(200);
    } finally {
      await ungated.close();
    }
  });
});

describe('CONTRACT "The wire": ids, unknown fields and keys of a creation', () => {
  test('the client may choose the id', async () => {
    const id = newId();
    expect(await create(draft({ id: id.toUpperCase() }))).toMatchObject({ status: 200, data: { id } });
  });

  test("an id that another store has is refused, and that store stays its owner's", async () => {
    const { id } = await app.newStore(bola.token, { name: 'Bola’s' });
    expect(await create(draft({ id }))).toMatchObject({ status: 409, error: 'id_taken' });
    const theirs = { token: bola.token, params: { id } };
    const { data } = await app.call('GET /marketplace/v1/stores/{id}', theirs);
    expect(data.name).toBe('Bola’s');
    const staff = await app.call('GET /marketplace/v1/stores/{id}/staff', theirs);
    expect(staff.data.items.map((member) => member.user_id)).toEqual([bola.id]);
  });

  test('fields that do not belong into the draft change nothing', async () => {
    const before = await query(app.database.ownerUrl, 'select * from app.accounts order by id');
    const foreign = await app.newStore(bola.token);
    const store = await created(
      draft({
        roles: { any: ['admin'] },
        store_id: foreign.id,
        account_id: newId(),
        created_by: bola.id,
        business_code: 'SKMINE2345',
        contract_type: 'enterprise',
        email_verified: true,
        apply_vat: true,
        vat_percent: 99,
        default_theme: 'souk',
        product_count: 7,
        closed_at: '2020-01-01T00:00:00Z',
        account: { contract_type: 'enterprise' },
      }),
    );
    expect(store).toMatchObject({
      account: { contract_type: 'basic', apply_vat: false, vat_percent: 0 },
      default_theme: null,
      stats: { product_count: 0 },
    });
    expect(store.business_code).not.toBe('SKMINE2345');
    const [row] = await query(app.database.ownerUrl, 'select * from app.stores where id = $1', [store.id]);
    expect(row).toMatchObject({ created_by: amina.id, closed_at: null });
    expect(await query(app.database.ownerUrl, 'select * from app.accounts order by id')).toEqual(before);
  });

  test('50 requests with one key at once create one store and answer the same', async () => {
    const body = draft();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(body, amina.token, key)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    const rows = await query(app.database.ownerUrl, 'select id from app.stores where sub_domain = $1', [
      body.sub_domain,
    ]);
    expect(rows).toEqual([{ id: answers[0]?.data.id }]);
  });

  test('the same key with another body is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await create(draft(), amina.token, key);
    expect(await create(draft(), amina.token, key)).toMatchObject({
      status: 422,
      error: 'idempotency_key_reused',
    });
  });

  test('a refused creation leaves its key free for another try', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const taken = (await app.newStore(amina.token)).subDomain;
    expect(await create(draft({ sub_domain: taken }), amina.token, key)).toMatchObject({ status: 409 });
    expect(await create(draft(), amina.token, key)).toMatchObject({ status: 200 });
  });
});

describe('CONTRACT "Security": Sub-domains are unique without a race', () => {
  test('one that another store has is refused under its field', async () => {
    const { subDomain } = await app.newStore(bola.token);
    const message = 'This subdomain is taken. Choose another.';
    expect(await create(draft({ sub_domain: subDomain }))).toMatchObject({
      status: 409,
      error: 'sub_domain_taken',
      message,
      fields: { sub_domain: message },
    });
  });

  test('of 50 parallel creations of one sub-domain one wins and 49 get 409', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        create(draft({ sub_domain: 'everyones-wish' }), turn % 2 ? amina.token : bola.token),
      ),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array(49).fill(409)]);
    const winner = answers.find((answer) => answer.status === 200)?.data.id;
    const rows = await query(
      app.database.ownerUrl,
      `select stores.id, sub_domains.label from app.stores join app.sub_domains on store_id = id where sub_domain = $1`,
      ['everyones-wish'],
    );
    expect(rows).toEqual([{ id: winner, label: 'everyones-wish' }]);
  });
});

describe('The limit of 100 stores per account', () => {
  test('the 101st is refused, also when many come at once', async () => {
    const dayo = await app.verifiedUser();
    const { id } = await app.newStore(dayo.token);
    await query(
      app.database.ownerUrl,
      `with copied as (
         insert into app.stores (id, account_id, created_by, business_code, name, sub_domain, currency_code, reg_channel,
           store_module, web_support, pos_support, test_product, mode, modules, created_at)
         select gen_random_uuid(), account_id, created_by, 'C' || n, name, 'copy-' || n, currency_code, reg_channel,
           store_module, web_support, pos_support, test_product, mode, modules, created_at
         from app.stores, generate_series(1, 98) n where id = $1 returning id, created_by, created_at)
       insert into app.staff (store_id, user_id, role, joined_at)
       select id, created_by, 'super_admin', created_at from copied`,
      [id],
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(draft(), dayo.token)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422, 422]);
    expect(answers.find((answer) => answer.status === 422)).toMatchObject({ error: 'store_limit' });
  });
});
