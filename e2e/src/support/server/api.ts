import { randomUUID } from 'node:crypto';
import type { CallRoute, Calls } from '@sokoni/contract/calls';
import { codeIn, mailTo } from './mailbox.ts';

/** What the server answered, whether it was a success or a refusal. */
export interface Answer<Data> {
  status: number;
  code: number;
  message: string;
  error?: string;
  fields?: Record<string, string>;
  token?: string;
  data: Data;
  headers: Headers;
}

export interface CallOptions {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API as a client of its own would. Node does not resolve *.localhost: it goes to the loopback address. */
export async function call<R extends CallRoute>(
  url: string,
  route: R,
  options: CallOptions = {},
): Promise<Answer<Calls[R]['data']>> {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => options.params?.[name] ?? name);
  const query = options.query ? `?${new URLSearchParams(options.query)}` : '';
  const response = await fetch(`${url.replace('localhost', '127.0.0.1')}${filled}${query}`, {
    method,
    headers: {
      'x-client-id': 'sokoni-console',
      'x-timezone': 'Africa/Lagos',
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...options.headers,
    },
    body: options.body === undefined ? null : JSON.stringify(options.body),
  });
  const answer = (await response.json()) as Answer<Calls[R]['data']>;
  return { ...answer, status: response.status, headers: response.headers };
}

export interface Merchant {
  email: string;
  password: string;
  token: string;
  userId: string;
}

/** Signs up and, with the mailed code, verifies. */
export async function newMerchant(url: string, firstName = 'Amina'): Promise<Merchant> {
  const { email, password, token } = await newUnverifiedMerchant(url, firstName);
  const code = codeIn(await mailTo(url, email, /verify/i));
  const verified = await call(url, 'POST /accounts/api/v1/users/email/verify', {
    token,
    body: { otp: code },
  });
  if (verified.status !== 200) throw new Error(verified.message);
  return { email, password, token: verified.data.token, userId: verified.data.info.id };
}

/** Signs up and leaves the e-mail unverified. */
export async function newUnverifiedMerchant(url: string, firstName = 'Amina'): Promise<Merchant> {
  const email = `${firstName.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`;
  const password = 'market day 7';
  const registered = await call(url, 'POST /accounts/api/v1/auth/users/register', {
    body: {
      app_id: 'sokoni',
      email,
      password,
      first_name: firstName,
      last_name: 'Bello',
      phone: '+2348012345678',
    },
  });
  if (registered.status !== 200 || !registered.token) throw new Error(registered.message);
  return { email, password, token: registered.token, userId: registered.data.info.id };
}

export interface OpenedStore {
  id: string;
  subDomain: string;
  businessToken: string;
}

/** Creates a store and reads its business token from the start call. */
export async function newStore(
  url: string,
  token: string,
  draft: Record<string, unknown> = {},
): Promise<OpenedStore> {
  const subDomain = `duka-${randomUUID().slice(0, 8)}`;
  const created = await call(url, 'POST /marketplace/v1/stores/create', {
    token,
    body: {
      name: 'Duka la Amina',
      currency_code: 'KES',
      sub_domain: subDomain,
      product_type_id: 'groceries',
      test_product: false,
      ...draft,
    },
  });
  if (created.status !== 200) throw new Error(created.message);
  const started = await call(url, 'GET /marketplace/v1/user/start', { token });
  const store = started.data.stores.find((candidate) => candidate.id === created.data.id);
  if (!store) throw new Error('The new store is not in the start call');
  return { id: store.id, subDomain, businessToken: store.business_token };
}
