import type { ModuleKey } from '@sokoni/rules/modules/modules';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { isModuleOn } from './is-module-on.ts';
import { patchModules } from './queries.ts';

/** Switches a module on whose work has begun; answers whether it was off. */
export async function turnOn(db: Db, storeId: string, module: ModuleKey): Promise<boolean> {
  if (await isModuleOn(db, storeId, module)) return false;
  await patchModules(db, storeId, { [module]: 'active' });
  publishChange(db, 'module', []);
  return true;
}
