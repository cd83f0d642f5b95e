import type { ModuleKey } from '@sokoni/rules/modules/modules';
import type { Db } from '#core/database/access/transaction.ts';
import { findModules } from './queries.ts';

/** Whether the store has this module switched on by now, for works that go on after the call that began them. */
export async function isModuleOn(db: Db, storeId: string, module: ModuleKey): Promise<boolean> {
  return (await findModules(db, storeId))[module] === 'active';
}
