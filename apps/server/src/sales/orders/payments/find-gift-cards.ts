import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { findByCode } from '#sales/gift-cards/find-by-code.ts';
import { say } from '#sales/orders/sentences.ts';
import type { Guesser } from '#tenancy/accounts/codes/guesses.ts';
import type { Payment } from './record-payment.ts';

type CodedPayment = Omit<Payment, 'gift_card_id'> & { gift_card_code?: string | undefined };

/**
 * The payments with the cards that their codes name. Asked before anything is written: the caller returns the error from its
 * command, so that a wrong code stays counted.
 * @param field under which a refusal is shown
 * @returns DomainError `gift_card_unknown`
 * @throws DomainError `invalid_fields` for a card without a code or a code without a card, `too_many_attempts`
 */
export async function cardsByCode(
  db: Db,
  storeId: string,
  { payments, field }: { payments: readonly CodedPayment[]; field: string },
  guesser: Guesser,
): Promise<Payment[] | DomainError> {
  const known: Payment[] = [];
  for (const { gift_card_code: typed, ...payment } of payments) {
    const isByCard = payment.method === 'gift_card';
    if (isByCard !== (typed !== undefined)) {
      throw invalidField(field, say(isByCard ? 'cardCodeMissing' : 'codeWithoutCard'));
    }
    const card = typed === undefined ? null : await findByCode(db, storeId, { typed, field }, guesser);
    if (card instanceof DomainError) return card;
    known.push(card ? { ...payment, gift_card_id: card.id } : payment);
  }
  return known;
}
