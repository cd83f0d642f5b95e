import type { TestApp } from '#testing/http/app.ts';

interface Owner {
  token: string;
  params: { id: string; storeId: string };
}

/** Half off the whole order, everywhere, by itself. */
export const halfOff = {
  title: 'Half off',
  kind: 'percent',
  percent: 50,
  channels: ['web', 'in_person', 'wholesale', 'manual'],
  starts_at: '2026-01-01T00:00:00.000Z',
} as const;

/** A discount in this store: its id. */
export async function aDiscount(
  app: TestApp,
  token: string,
  storeId: string,
  fields: object = {},
): Promise<string> {
  const { data, status, message } = await app.call('POST /marketplace/v1/stores/{id}/discounts', {
    token,
    params: { id: storeId },
    body: { ...halfOff, ...fields },
  });
  if (status !== 200) throw new Error(message);
  return data.id;
}

export const discountRoutes = [
  'POST /marketplace/v1/stores/{id}/discounts',
  'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}',
  'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}/switch',
] as const;

/** For every call that changes discounts a request that succeeds, in a store of its own. */
export function discountRequests(app: () => TestApp, anOwner: () => Promise<Owner>) {
  async function withDiscount() {
    const { token, params } = await anOwner();
    return { token, params: { ...params, discount_id: await aDiscount(app(), token, params.id) } };
  }
  return {
    'POST /marketplace/v1/stores/{id}/discounts': async () => ({
      ...(await anOwner()),
      body: { ...halfOff, code: 'HALF' },
    }),
    'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}': async () => ({
      ...(await withDiscount()),
      body: { ...halfOff, version: 1, percent: 9.975 },
    }),
    'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}/switch': async () => ({
      ...(await withDiscount()),
      body: { active: false },
    }),
    'DELETE /marketplace/v1/stores/{id}/discounts/{discount_id}': withDiscount,
  };
}
