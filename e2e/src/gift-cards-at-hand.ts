import { call } from './api.ts';
import { customerId } from './customers-at-hand.ts';

/** A gift card of a customer with a long name. */
export const giftCardId = '01a1fd00-0000-7000-8000-000000000019';

/** Gift cards with and without an end, a customer and a note; one that is disabled. */
export async function issueCards(url: string, token: string, storeId: string): Promise<void> {
  const at = { token, params: { id: storeId } };
  const note = 'Für Verdienste um die Donaudampfschifffahrt, in Dankbarkeit überreicht vom Vorstand';
  for (const body of [
    { amount: 5000, paid_with: 'given_away' },
    { id: giftCardId, amount: 123_456_789_00, paid_with: 'bank_transfer', note, customer_id: customerId },
    { amount: 250_000, paid_with: 'mobile_money', ends_on: '2099-12-31' },
  ]) {
    const made = await call(url, 'POST /marketplace/v1/stores/{id}/gift-cards', { ...at, body });
    if (made.status !== 200) throw new Error(made.message);
    if (body.ends_on === undefined) continue;
    await call(url, 'PUT /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}/switch', {
      token,
      params: { id: storeId, gift_card_id: made.data.id },
      body: { active: false },
    });
  }
}
