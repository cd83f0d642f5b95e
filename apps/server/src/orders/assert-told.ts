import { formatMoney } from '@sokoni/rules/money';
import type { Db } from '#platform/database/transaction.ts';
import { invalidField } from '#platform/domain-error.ts';
import { storeCurrency } from '#stores/store-currency.ts';
import type { Placement } from './strike-deal.ts';

/**
 * Nobody is charged another amount than they were told.
 * @throws DomainError `invalid_fields`
 */
export async function assertTold(
  db: Db,
  storeId: string,
  { expected_total: told }: Pick<Placement, 'expected_total'>,
  total: number,
): Promise<void> {
  if (told === undefined || told === total) return;
  const currency = await storeCurrency(db, storeId);
  const money = (minor: number) => formatMoney(minor, currency, 'en');
  throw invalidField(
    'expected_total',
    `It comes to ${money(total)} now, not ${money(told)}. Look at its prices again.`,
  );
}
