import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { sayCustomer } from '#customers/sentences.ts';
import { forgetInCommands, forgetInParkedSales } from './forget-queries.ts';

/** An erased customer is named by nothing that a till has sent; every till reads anew which sales wait. */
export async function forgetCustomer(db: Db, storeId: string, customerId: string): Promise<void> {
  const name = sayCustomer('erased.name');
  await forgetInCommands(db, storeId, customerId, name);
  if (await forgetInParkedSales(db, storeId, customerId, name)) publishChange(db, 'register', []);
}
