import { formatMoney } from '@sokoni/rules/money/money';
import type { Db } from '#core/database/access/transaction.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import type { Settlement } from '#sales/orders/payments/settle-order.ts';
import { say } from '#sales/orders/sentences.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';

/**
 * Nobody is charged another amount than they were told.
 * @throws DomainError `invalid_fields`
 */
export async function assertExpectedTotal(
  db: Db,
  storeId: string,
  { expected_total: expected }: Pick<Settlement, 'expected_total'>,
  total: number,
): Promise<void> {
  if (expected === undefined || expected === total) return;
  const currency = await storeCurrency(db, storeId);
  const money = (minor: number) => formatMoney(minor, currency, readerLocale());
  throw invalidField(
    'expected_total',
    say('expectedTotal', { total: money(total), expected: money(expected) }),
  );
}
