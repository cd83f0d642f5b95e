import type { ModuleKey, ModuleStatus } from '@sokoni/rules/modules/modules';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** As kept: a module that was added to the platform later is not in it. */
export type KeptModules = { [K in ModuleKey]?: ModuleStatus };

const kept = sql<KeptModules>`modules`.as('modules');

export async function findModules(db: Db, storeId: string): Promise<KeptModules> {
  const store = await db.selectFrom('stores').select(kept).where('id', '=', storeId).executeTakeFirst();
  return store?.modules ?? {};
}

/** Lays the patch over what is kept in one step, so that two who switch at once both count. */
export async function patchModules(db: Db, storeId: string, patch: KeptModules): Promise<KeptModules> {
  const store = await db
    .updateTable('stores')
    .set({ modules: sql`modules || ${JSON.stringify(patch)}::jsonb` })
    .where('id', '=', storeId)
    .returning(kept)
    .executeTakeFirst();
  return store?.modules ?? {};
}
