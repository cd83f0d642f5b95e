import { balanceAfter, type CreditEntryKind } from '@sokoni/rules/credit/store-credit';
import { formatMoney } from '@sokoni/rules/money/money';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { type CreditOwner, insertEntry, putBalance } from './queries.ts';
import { readCredit } from './read-credit.ts';
import { say } from './sentences.ts';

/** An amount on its way to a customer's credit, or from it where it is below zero. */
export interface CreditMove {
  id?: string | undefined;
  kind: CreditEntryKind;
  /** In minor units. */
  amount: number;
  reason?: string;
  orderId?: string;
}

/**
 * Moves a customer's credit, and writes down that it did. The caller holds the customer, so that one move waits for the other.
 * @param name of the customer, and the field under which a refusal is shown
 * @throws DomainError `invalid_fields` for more than there is or than a balance holds, `id_taken`
 */
export async function moveCredit(
  db: Db,
  owner: CreditOwner,
  { id, kind, amount, reason = '', orderId }: CreditMove,
  { name, field }: { name: string; field: string },
  { actor, occurredAt, receivedAt }: Action,
): Promise<number> {
  const { storeId, customerId, test } = owner;
  const before = await readCredit(db, owner);
  const after = balanceAfter(before, amount);
  if (!after.ok) throw await refusal(db, storeId, { name, field, before, reason: after.reason });
  await putBalance(db, owner, after.value);
  const isNew = await insertEntry(db, {
    store_id: storeId,
    id: id?.toLowerCase() ?? newId(),
    customer_id: customerId,
    test,
    kind,
    amount,
    balance: after.value,
    reason,
    order_id: orderId ?? null,
    ...actorColumns(actor),
    at: occurredAt,
    received_at: receivedAt,
  });
  if (!isNew) throw new DomainError('id_taken');
  publishChange(db, 'customer', [customerId]);
  return after.value;
}

async function refusal(
  db: Db,
  storeId: string,
  { name, field, before, reason }: { name: string; field: string; before: number; reason: string },
): Promise<DomainError> {
  if (reason === 'too_much') return invalidField(field, say('tooMuch'));
  if (before === 0) return invalidField(field, say('none', { name }));
  const left = formatMoney(before, await storeCurrency(db, storeId), readerLocale());
  return invalidField(field, say('left', { name, amount: left }));
}
