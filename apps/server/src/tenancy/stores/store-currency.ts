import { type CurrencyCode, isCurrencyCode } from '@sokoni/rules/money/currencies';
import type { Db } from '#core/database/access/transaction.ts';
import { findStoreCurrency } from './currency-queries.ts';

/** The currency that the amounts of a store are in. */
export async function storeCurrency(db: Db, storeId: string): Promise<CurrencyCode> {
  const code = await findStoreCurrency(db, storeId);
  if (!isCurrencyCode(code)) throw new Error(`${code} is no currency of ours`);
  return code;
}
