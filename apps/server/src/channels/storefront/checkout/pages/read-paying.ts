import type { Language } from '@sokoni/rules/languages';
import type { FollowedOrder } from '@sokoni/themes/visitor-pages.ts';
import { findPaymentMethod } from '#channels/storefront/checkout/checkout-queries.ts';
import { readPaymentChoices } from '#channels/storefront/checkout/choices.ts';
import { readWordsOf } from '#channels/storefront/translations/words-in-language.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { proofsOf } from '#sales/orders/payments/keep-proof.ts';

/** How an order that was placed online is paid by hand, as the store says it now in a language; null for one that is not. */
export async function readPayingOf(
  db: Db,
  storeId: string,
  orderId: string,
  language: Language | null = null,
): Promise<FollowedOrder['paying']> {
  const method = await findPaymentMethod(db, storeId, orderId);
  if (!method) return null;
  const wordsOf = await readWordsOf(db, storeId, language, 'payment');
  const choices = await readPaymentChoices(db, { storeId, total: 0, zoneId: null }, wordsOf);
  const choice = choices.find(({ key }) => key === method);
  if (!choice) return null;
  const { title, details, paymentType, asksProof: asks_proof } = choice;
  return {
    ...{ title, details, needs_reference: paymentType === 'credit', asks_proof },
    proofs: asks_proof ? await proofsOf(db, storeId, orderId) : 0,
  };
}
