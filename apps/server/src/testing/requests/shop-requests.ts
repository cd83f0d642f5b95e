import { randomUUID } from 'node:crypto';
import type { TestApp } from '#testing/http/app.ts';

interface Owner {
  token: string;
  params: { id: string; storeId: string };
}

/** A rate at one price, whatever is delivered. */
export function flatRate(price: number, more: object = {}) {
  return {
    ...{ id: randomUUID(), name: 'Standard', basis: 'flat', bands: [{ up_to: null, price }] },
    ...{ free_from: null, delivery_time: '', courier: '', tracking_url: '' },
    ...more,
  };
}

/** A country, or what of it is named. */
export function inCountry(country: string, named: object = {}) {
  return { country, regions: [], cities: [], postal_codes: [], ...named };
}

/** A zone of the store with one rate. */
export async function aZone(app: TestApp, token: string, storeId: string, country = 'NG'): Promise<string> {
  const made = await app.call('POST /marketplace/v1/stores/{id}/delivery/zones', {
    token,
    params: { id: storeId },
    body: { name: country, places: [inCountry(country)], rates: [flatRate(150_000)] },
  });
  if (made.status !== 200) throw new Error(made.message);
  return made.data.id;
}

/** A redirect of the shop. */
export async function aRedirect(app: TestApp, token: string, storeId: string): Promise<string> {
  const made = await app.call('POST /marketplace/v1/stores/{id}/storefront/redirects', {
    token,
    params: { id: storeId },
    body: { from_path: '/old', to_path: '/new' },
  });
  if (made.status !== 200) throw new Error(made.message);
  return made.data.id;
}

/** A domain that nobody has proved. */
export async function aDomain(app: TestApp, token: string, storeId: string): Promise<void> {
  const made = await app.call('PUT /marketplace/v1/stores/{id}/storefront/domain', {
    token,
    params: { id: storeId },
    body: { domain: `${storeId}.example.com` },
  });
  if (made.status !== 200) throw new Error(made.message);
}

/** Calls that refuse what they do not know. */
export const shopRoutes = [
  'POST /marketplace/v1/stores/{id}/delivery/zones',
  'PUT /marketplace/v1/stores/{id}/delivery/zones/{zone_id}',
  'PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}',
  'PUT /marketplace/v1/stores/{id}/manual-payments',
  'PUT /marketplace/v1/stores/{id}/storefront/preferences',
  'POST /marketplace/v1/stores/{id}/storefront/redirects',
  'PUT /marketplace/v1/stores/{id}/storefront/domain',
  'POST /marketplace/v1/stores/{id}/storefront/domain/checks',
] as const;

const zone = { name: 'Lagos', places: [inCountry('NG', { regions: ['Lagos'] })] };
const pickup = { version: 0, offered: true, instructions: '', lead_hours: 2, slots: [] };

/** A rate under the same id in every store: it belongs to its zone alone. */
const sameRate = flatRate(500, { id: '01900000-0000-7000-8000-00000000000a' });

/** What a store sends that names what it has. */
export const shopBodies = {
  'POST /marketplace/v1/stores/{id}/delivery/zones': () => [{ ...zone, rates: [sameRate] }],
  'PUT /marketplace/v1/stores/{id}/delivery/zones/{zone_id}': () => [
    { version: 1, name: 'Accra', places: [inCountry('GH')], rates: [sameRate] },
  ],
  'PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}': () => [pickup],
  'PUT /marketplace/v1/stores/{id}/manual-payments': ({ zone_id }: { zone_id: string }) => [
    { version: 0, pay_on_delivery: true, pay_on_delivery_zones: [zone_id] },
    {
      version: 1,
      mobile_money: [
        { id: '01900000-0000-7000-8000-00000000000b', name: 'M-Pesa', number: '0700', instructions: '' },
      ],
    },
  ],
};

/** For every call of the shop that changes something a request that succeeds, in a store of its own. */
export function shopRequests(app: () => TestApp, anOwner: () => Promise<Owner>) {
  async function withZone() {
    const { token, params } = await anOwner();
    return { token, params: { ...params, zone_id: await aZone(app(), token, params.id) } };
  }
  async function withRedirect() {
    const { token, params } = await anOwner();
    return { token, params: { ...params, redirect_id: await aRedirect(app(), token, params.id) } };
  }
  async function withDomain() {
    const { token, params } = await anOwner();
    await app().call('PUT /marketplace/v1/stores/{id}/storefront/domain', {
      ...{ token, params },
      body: { domain: 'duka.example.com' },
    });
    return { token, params };
  }
  return {
    'POST /marketplace/v1/stores/{id}/delivery/zones': async () => ({
      ...(await anOwner()),
      body: { ...zone, rates: [] },
    }),
    'PUT /marketplace/v1/stores/{id}/delivery/zones/{zone_id}': async () => ({
      ...(await withZone()),
      body: { version: 1, ...zone, rates: [] },
    }),
    'DELETE /marketplace/v1/stores/{id}/delivery/zones/{zone_id}': withZone,
    'PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}': async () => {
      const { token, params } = await anOwner();
      const { data } = await app().call('GET /marketplace/v1/stores/{id}/delivery', { token, params });
      return { token, params: { ...params, location_id: data.pickup[0]?.location_id ?? '' }, body: pickup };
    },
    'PUT /marketplace/v1/stores/{id}/manual-payments': async () => ({
      ...(await anOwner()),
      body: { version: 0, pay_on_delivery: true },
    }),
    'PUT /marketplace/v1/stores/{id}/storefront/preferences': async () => ({
      ...(await anOwner()),
      body: { version: 0, takes_notes: false, password: 'karibu' },
    }),
    'POST /marketplace/v1/stores/{id}/storefront/redirects': async () => ({
      ...(await anOwner()),
      body: { from_path: '/old', to_path: '/new' },
    }),
    'DELETE /marketplace/v1/stores/{id}/storefront/redirects/{redirect_id}': withRedirect,
    'PUT /marketplace/v1/stores/{id}/storefront/domain': async () => ({
      ...(await anOwner()),
      body: { domain: 'duka.example.com' },
    }),
    'POST /marketplace/v1/stores/{id}/storefront/domain/checks': async () => ({
      ...(await withDomain()),
      body: {},
    }),
    'DELETE /marketplace/v1/stores/{id}/storefront/domain': withDomain,
  };
}
