import type { TestApp } from '#testing/http/app.ts';

interface Owner {
  token: string;
  params: { id: string; storeId: string };
}

/** A gift card of 5,000 in this store, with its code. */
export async function aGiftCard(app: TestApp, token: string, storeId: string, fields: object = {}) {
  const { data, status, message } = await app.call('POST /marketplace/v1/stores/{id}/gift-cards', {
    token,
    params: { id: storeId },
    body: { amount: 5000, paid_with: 'cash', ...fields },
  });
  if (status !== 200) throw new Error(message);
  return { ...data, code: data.code ?? '' };
}

export const giftCardRoutes = [
  'POST /marketplace/v1/stores/{id}/gift-cards',
  'POST /marketplace/v1/stores/{id}/gift-card-look-ups',
  'PUT /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}/switch',
] as const;

/** For every call of gift cards that changes something a request that succeeds, in a store of its own. */
export function giftCardRequests(app: () => TestApp, anOwner: () => Promise<Owner>) {
  async function withCard() {
    const { token, params } = await anOwner();
    const { id, code } = await aGiftCard(app(), token, params.id);
    return { code, at: { token, params: { ...params, gift_card_id: id } } };
  }
  return {
    'POST /marketplace/v1/stores/{id}/gift-cards': async () => ({
      ...(await anOwner()),
      body: { amount: 10_000, paid_with: 'given_away' },
    }),
    'POST /marketplace/v1/stores/{id}/gift-card-look-ups': async () => {
      const { at, code } = await withCard();
      return { ...at, body: { code } };
    },
    'PUT /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}/switch': async () => ({
      ...(await withCard()).at,
      body: { active: false },
    }),
  };
}
