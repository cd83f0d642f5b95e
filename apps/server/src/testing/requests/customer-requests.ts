import type { TestApp } from '#testing/http/app.ts';

interface Owner {
  token: string;
  params: { id: string; storeId: string };
}

/** A customer with an address in a group; answers the ids. */
export async function aCustomer(app: TestApp, token: string, storeId: string, groupName = 'Schools') {
  const at = { token, params: { id: storeId } };
  const { data: group } = await app.call('POST /marketplace/v1/stores/{id}/customer-groups', {
    ...at,
    body: { name: groupName },
  });
  const { data: customer } = await app.call('POST /marketplace/v1/stores/{id}/customers', {
    ...at,
    body: { name: 'Asha Mwangi', group_id: group.id, addresses: [{ line1: 'Moi Avenue 12' }] },
  });
  return {
    customer_id: customer.id,
    group_id: group.id,
    address_id: customer.addresses[0]?.id ?? '',
  };
}

/** For every call of customers that changes something a request that succeeds, in a store of its own. */
export function customerRequests(app: () => TestApp, anOwner: () => Promise<Owner>) {
  async function withCustomer() {
    const { token, params } = await anOwner();
    const { address_id: _, ...named } = await aCustomer(app(), token, params.id);
    return { token, params: { ...params, ...named } };
  }

  return {
    'POST /marketplace/v1/stores/{id}/customers': async () => ({
      ...(await anOwner()),
      body: { name: 'Juma Otieno', phone: '+254722000111', addresses: [{ line1: 'Biashara Street' }] },
    }),
    'PUT /marketplace/v1/stores/{id}/customers/{customer_id}': async () => ({
      ...(await withCustomer()),
      body: { version: 1, notes: 'Pays on Fridays', credit_limit: 50_000 },
    }),
    'DELETE /marketplace/v1/stores/{id}/customers/{customer_id}': async () => ({
      ...(await withCustomer()),
      body: {},
    }),
    'POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges': async () => {
      const into = await withCustomer();
      const { data: other } = await app().call('POST /marketplace/v1/stores/{id}/customers', {
        token: into.token,
        params: { id: into.params.id },
        body: { name: 'A. Mwangi', phone: '+254722000111', addresses: [{ line1: 'Biashara Street' }] },
      });
      return { ...into, body: { other_id: other.id, version: 1, other_version: 1, taken: ['phone'] } };
    },
    'POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries': async () => ({
      ...(await withCustomer()),
      body: { amount: 50_000, reason: 'Came back with a broken cup' },
    }),
    'POST /marketplace/v1/stores/{id}/customer-groups': async () => ({
      ...(await anOwner()),
      body: { name: 'Hotels' },
    }),
    'PUT /marketplace/v1/stores/{id}/customer-groups/{group_id}': async () => ({
      ...(await withCustomer()),
      body: { name: 'Hotels' },
    }),
    'DELETE /marketplace/v1/stores/{id}/customer-groups/{group_id}': async () => ({
      ...(await withCustomer()),
      body: {},
    }),
  } as const;
}

/** The calls with a body: all are calls of our own. */
export const customerRoutes = [
  'POST /marketplace/v1/stores/{id}/customers',
  'PUT /marketplace/v1/stores/{id}/customers/{customer_id}',
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges',
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries',
  'POST /marketplace/v1/stores/{id}/customer-groups',
  'PUT /marketplace/v1/stores/{id}/customer-groups/{group_id}',
] as const;
