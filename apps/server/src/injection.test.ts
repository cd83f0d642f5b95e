import { randomUUID } from 'node:crypto';
import { type CallRoute, calls } from '@sokoni/contract/calls';
import { tillPayloads } from '@sokoni/contract/point-of-sale/till-commands';
import { auditActions, auditAreas } from '@sokoni/messages/en/insights/audit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOfDatabase, noteChanges } from './testing/checks/database-changes.ts';
import { query } from './testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from './testing/http/app.ts';
import { startOidcProvider, type TestProvider } from './testing/http/oidc-provider.ts';
import { type PaystackServer, startPaystackServer } from './testing/payments/paystack-server.ts';
import { catalogueRequests, catalogueRoutes } from './testing/requests/catalogue-requests.ts';
import { discountRequests, discountRoutes } from './testing/requests/discount-requests.ts';
import { giftCardRequests, giftCardRoutes } from './testing/requests/gift-card-requests.ts';
import { onlinePaymentRequests, onlinePaymentRoutes } from './testing/requests/online-payment-requests.ts';
import { registerRequests, registerRoutes } from './testing/requests/register-requests.ts';
import { reportRequests } from './testing/requests/report-requests.ts';
import { shopRequests, shopRoutes } from './testing/requests/shop-requests.ts';
import { storefrontRequests, storefrontRoutes } from './testing/requests/storefront-requests.ts';
import { wholesaleRequests, wholesaleRoutes } from './testing/requests/wholesale-requests.ts';

type ChangingRoute = Exclude<CallRoute, `GET ${string}`>;

/** What a call needs to succeed. */
interface Request {
  token?: string;
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  file?: Blob;
}

let app: TestApp;
let provider: TestProvider;
let paystack: PaystackServer;
let picture: Blob;
/** A store of somebody else. */
let strangeStore: string;

beforeAll(async () => {
  provider = await startOidcProvider('http://localhost:3000/login/google');
  paystack = await startPaystackServer();
  app = await startTestApp({
    PAYSTACK_API_URL: paystack.url,
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
  });
  const white = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  picture = new Blob([new Uint8Array(await sharp({ create: white }).png().toBuffer())], {
    type: 'image/png',
  });
  strangeStore = (await app.newStore((await app.verifiedUser()).token)).id;
  await noteChanges(app.database.ownerUrl);
});
afterAll(async () => {
  await app.close();
  await provider.stop();
  await paystack.stop();
});

const app_id = 'sokoni';
const fingerprint = { id: 'device', model: 'Pixel' };

async function anOwner(): Promise<{
  owner: TestUser;
  token: string;
  params: { id: string; storeId: string };
}> {
  const owner = await app.verifiedUser();
  const { id } = await app.newStore(owner.token, { module_inventory: 'active', module_wholesale: 'active' });
  return { owner, token: owner.token, params: { id, storeId: id } };
}

async function aMember() {
  const { token, params } = await anOwner();
  const member = await app.staffMember(token, params.id, 'associate');
  return { token, params: { ...params, user_id: member.id } };
}

async function anInvite(email: string) {
  const { token, params } = await anOwner();
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/invites', {
    token,
    params,
    body: { email, role: 'associate' },
  });
  return { token, params: { ...params, invite_id: data.invite_id } };
}

async function mailed(email: string): Promise<{ code: string; link: string }> {
  const { text } = await app.mailTo(email);
  return {
    code: /^\s*(\d{4})\s*$/m.exec(text)?.[1] ?? '',
    link: /\/(?:verify-email|reset-password)\/([\w-]+)/.exec(text)?.[1] ?? '',
  };
}

async function googleReturn() {
  const { data } = await app.call('POST /accounts/api/v1/auth/users/google/signin/init', {
    body: { app_id },
  });
  const person = { sub: randomUUID(), email: `g-${randomUUID()}@example.com`, email_verified: true };
  return provider.comeBack(data.url, { ...person, given_name: 'Zainab', family_name: 'Musa' });
}

const inStore = (body: Record<string, unknown>) => async (): Promise<Request> => ({
  ...(await anOwner()),
  body,
});

/** For every call that changes something a request that succeeds, on people and stores of its own. */
const requests: Record<ChangingRoute, () => Promise<Request>> = {
  'POST /accounts/api/v1/auth/users/register': async () => ({
    body: {
      app_id,
      email: `new-${randomUUID()}@example.com`,
      password: 'market day 7',
      first_name: 'Amina',
      last_name: 'Bello',
      phone: '+2348012345678',
      fingerprint,
    },
  }),
  'POST /accounts/api/v1/auth/users/login': async () => {
    const { email, password } = await app.signUp();
    return { body: { app_id, email, password, fingerprint } };
  },
  'POST /accounts/api/v1/auth/users/otp/login': async () => {
    const { email, password } = await app.verifiedUser();
    const { data } = await app.call('POST /accounts/api/v1/auth/users/login', {
      body: { app_id, email, password, source: 'ios', include_otp: true },
    });
    return { body: { app_id, otp: data.otp, fingerprint } };
  },
  'POST /accounts/api/v1/auth/users/google/signin/init': async () => ({ body: { app_id } }),
  'POST /accounts/api/v1/auth/users/google/signin': async () => ({
    body: { app_id, ...(await googleReturn()), fingerprint },
  }),
  'POST /accounts/api/v1/auth/users/logout': async () => ({ token: (await app.signUp()).token, body: {} }),
  'POST /accounts/api/v1/users/email/verify': async () => {
    const { email, token } = await app.signUp();
    return { token, body: { otp: (await mailed(email)).code } };
  },
  'POST /accounts/api/v1/users/email/verify/link': async () => {
    const { email } = await app.signUp();
    return { body: { token: (await mailed(email)).link } };
  },
  'POST /accounts/api/v1/users/email/otp/send': async () => ({
    body: { app_id, email: (await app.signUp()).email },
  }),
  'POST /accounts/api/v1/auth/password/otp/send': async () => ({
    body: { app_id, email: (await app.signUp()).email },
  }),
  'POST /accounts/api/v1/auth/password/reset': async () => {
    const { email } = await app.signUp();
    await app.call('POST /accounts/api/v1/auth/password/otp/send', { body: { app_id, email } });
    const { code } = await mailed(email);
    return { body: { app_id, email, otp: code, new_password: 'newer one', repeat_password: 'newer one' } };
  },
  'POST /accounts/api/v1/users/token/refresh': async () => ({ token: (await app.signUp()).token, body: {} }),
  'PUT /admin/reset-password': async () => {
    const { token, password } = await app.verifiedUser();
    return {
      token,
      body: { current_password: password, new_password: 'newer one', repeat_password: 'newer one' },
    };
  },
  'PUT /accounts/api/v1/users/me': async () => ({
    token: (await app.verifiedUser()).token,
    body: { first_name: 'Zuri', last_name: 'Obi', phone: '' },
  }),
  'PUT /accounts/api/v1/users/preferences': async () => ({
    token: (await app.verifiedUser()).token,
    body: { rows_per_page: 25 },
  }),
  'POST /accounts/api/v1/users/session/confirmation': async () => {
    const { token, password } = await app.verifiedUser();
    return { token, body: { password } };
  },
  'POST /accounts/api/v1/users/session/confirmation/code': async () => ({
    token: (await app.verifiedUser()).token,
    body: {},
  }),
  'DELETE /accounts/api/v1/users/sessions/{session_id}': async () => {
    const { token } = await app.verifiedUser();
    const { data } = await app.call('GET /accounts/api/v1/users/sessions', { token });
    return { token, params: { session_id: data[0]?.id ?? '' }, body: {} };
  },
  'DELETE /accounts/api/v1/users/account/delete': async () => ({
    ...(await anOwner()),
    params: {},
    body: {},
  }),
  'POST /marketplace/v1/stores/create': async () => ({
    token: (await app.verifiedUser()).token,
    body: {
      name: 'Duka',
      currency_code: 'KES',
      sub_domain: `duka-${randomUUID()}`,
      product_type_id: 'groceries',
    },
  }),
  'PUT /marketplace/v1/stores/{id}/update': inStore({ name: 'Sauda', default_theme: 'souk' }),
  'PUT /marketplace/v1/stores/{id}/update/social': inStore({ instagram: '@sauda' }),
  'PUT /marketplace/v1/stores/{id}/guide': inStore({ step: 'go_live' }),
  'PUT /marketplace/v1/stores/{id}/update/vat': inStore({ apply_vat: true, vat_percent: 7.5 }),
  'POST /marketplace/v1/stores/{id}/tax-rates': inStore({ name: 'Reduced', percent: '5' }),
  'PUT /marketplace/v1/stores/{id}/tax-rates/{rate_id}': async () => {
    const { token, params } = await anOwner();
    const body = { name: 'Reduced', percent: '5' };
    const { data } = await app.call('POST /marketplace/v1/stores/{id}/tax-rates', { token, params, body });
    return { token, params: { ...params, rate_id: data.id }, body: { archived: true } };
  },
  'POST /marketplace/v1/images/{storeId}/upload': async () => ({
    ...(await anOwner()),
    body: {},
    file: picture,
  }),
  'POST /marketplace/v1/stores/{id}/logo': async () => {
    const { token, params } = await anOwner();
    return { token, params, body: { store_id: params.id }, file: picture };
  },
  'DELETE /marketplace/v1/stores/{id}/logo': async () => {
    const { token, params } = await anOwner();
    await app.call('POST /marketplace/v1/stores/{id}/logo', { token, params, body: {}, file: picture });
    return { token, params, body: {} };
  },
  'PUT /marketplace/v1/stores/{id}/mode/live': inStore({}),
  'PUT /marketplace/v1/stores/{id}/trial/start': inStore({}),
  'DELETE /marketplace/v1/stores/{id}': inStore({}),
  'DELETE /marketplace/v1/stores/{id}/closure': async () => {
    const { token, params } = await anOwner();
    await app.call('DELETE /marketplace/v1/stores/{id}', { token, params });
    return { token, params, body: {} };
  },
  'POST /accounts/api/v1/users/invites/update': async () => {
    const { email, token } = await app.verifiedUser();
    const { params } = await anInvite(email);
    const { data } = await app.call('GET /accounts/api/v1/users/invites/inbox', { token });
    const { business_code } = data[0] ?? {};
    return { token, body: { invite_id: params.invite_id, accepted: true, business_code } };
  },
  'POST /marketplace/v1/stores/{id}/invites': async () => ({
    ...(await anOwner()),
    body: { email: `ben-${randomUUID()}@example.com`, role: 'associate', message: '' },
  }),
  'DELETE /marketplace/v1/stores/{id}/invites/{invite_id}': async () => ({
    ...(await anInvite(`ben-${randomUUID()}@example.com`)),
    body: {},
  }),
  'PUT /marketplace/v1/stores/{id}/staff/{user_id}': async () => ({
    ...(await aMember()),
    body: { role: 'supervisor' },
  }),
  'DELETE /marketplace/v1/stores/{id}/staff/{user_id}': async () => ({ ...(await aMember()), body: {} }),
  'PUT /marketplace/v1/stores/{storeId}/modules': inStore({ module_expenses: 'disabled' }),
  ...catalogueRequests(
    () => app,
    anOwner,
    () => picture,
  ),
  ...discountRequests(() => app, anOwner),
  ...giftCardRequests(() => app, anOwner),
  ...registerRequests(() => app, anOwner),
  ...onlinePaymentRequests(() => app, anOwner),
  ...shopRequests(() => app, anOwner),
  ...storefrontRequests(
    () => app,
    anOwner,
    () => picture,
  ),
  'POST /marketplace/v1/stores/{id}/audit-log/exports': async () => ({
    ...(await anOwner()),
    body: { area: 'store' },
  }),
  ...reportRequests(anOwner),
  ...wholesaleRequests(() => app, anOwner),
};

/** Calls that SPEC section 7 does not have refuse what they do not know. */
const ours: readonly ChangingRoute[] = [
  'POST /accounts/api/v1/auth/users/logout',
  'POST /marketplace/v1/stores/{id}/audit-log/exports',
  'POST /accounts/api/v1/users/email/verify/link',
  'PUT /accounts/api/v1/users/me',
  'PUT /accounts/api/v1/users/preferences',
  'POST /accounts/api/v1/users/session/confirmation',
  'POST /accounts/api/v1/users/session/confirmation/code',
  'DELETE /accounts/api/v1/users/sessions/{session_id}',
  'POST /marketplace/v1/stores/{id}/invites',
  'PUT /marketplace/v1/stores/{id}/staff/{user_id}',
  ...catalogueRoutes,
  ...discountRoutes,
  'POST /marketplace/v1/stores/{id}/report-exports',
  'POST /marketplace/v1/stores/{id}/tax-rates',
  'PUT /marketplace/v1/stores/{id}/guide',
  'PUT /marketplace/v1/stores/{id}/tax-rates/{rate_id}',
  ...giftCardRoutes,
  ...onlinePaymentRoutes,
  ...registerRoutes.filter((route) => !route.startsWith('DELETE')),
  ...shopRoutes,
  ...storefrontRoutes,
  ...wholesaleRoutes,
];

/** Where one of the fields has its place. */
const belonging: Partial<Record<ChangingRoute, string>> = {
  'PUT /marketplace/v1/stores/{id}/update/vat': 'vat_percent',
  'POST /marketplace/v1/stores/{id}/logo': 'store_id',
};

function injected(route: ChangingRoute, body: Record<string, unknown> = {}): Record<string, unknown> {
  const foreign: Record<string, unknown> = {
    roles: { [strangeStore]: ['super_admin'] },
    store_id: strangeStore,
    contract_type: 'enterprise',
    email_verified: true,
    vat_percent: 99,
  };
  delete foreign[belonging[route] ?? ''];
  const nested = body.fingerprint ? { fingerprint: { ...fingerprint, ...foreign } } : {};
  return { ...body, ...nested, ...foreign };
}

async function outcome(route: ChangingRoute, change: (body?: Record<string, unknown>) => unknown) {
  const { body, ...request } = await requests[route]();
  return changesOfDatabase(app.database.ownerUrl, async () => {
    const answer = await app.call(route, { ...request, body: change(body) });
    return { status: answer.status, data: answer.data, fields: answer.fields };
  });
}

describe('CONTRACT "The wire": roles, store_id, contract_type, email_verified and vat_percent in every body', () => {
  it('are tried on every call that changes something', () => {
    const changing = Object.keys(calls).filter((route) => !route.startsWith('GET '));
    expect(Object.keys(requests).sort()).toEqual(changing.sort());
  });

  it('would be seen in what a call changes', async () => {
    const { changes } = await outcome('POST /marketplace/v1/stores/create', (body) => body);
    expect(changes.find((change) => change.startsWith('+ {"table":"app.stores"'))).toContain('"Duka"');
  });

  for (const route of Object.keys(requests) as ChangingRoute[]) {
    it(`change nothing: ${route}`, async () => {
      const control = await outcome(route, (body) => body);
      expect(control.answer.status).toBe(200);
      const tried = await outcome(route, (body) => injected(route, body));
      if (ours.includes(route)) {
        expect(tried).toMatchObject({ answer: { status: 400 }, changes: [] });
        expect(Object.keys(tried.answer.fields ?? {})).toContain('contract_type');
      } else expect(tried).toEqual(control);
    });
  }

  it('are named in the audit log of the store in a sentence, as are the records that they are about', async () => {
    const said = { ...auditActions, ...auditAreas };
    const kept = await query(
      app.database.ownerUrl,
      `select distinct unnest(array['action.' || action, 'area.' || area]) as key
       from app.audit_log where store_id is not null`,
    );
    const keys = [
      ...kept.map(({ key }) => String(key)),
      ...Object.keys(tillPayloads).map((kind) => `action.record_till_${kind}`),
    ];
    expect(keys.filter((key) => key !== 'area.' && !(key in said)).sort()).toEqual([]);
  });
});
