import type { moduleEntry } from '@sokoni/contract/tenancy/modules';
import { type ModuleKey, moduleKeys, modules } from '@sokoni/rules/modules/modules';
import type * as z from 'zod';
import { publishChange } from '#core/database/events/publish.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { sayModule } from '#tenancy/stores/sentences.ts';
import { findModules, type KeptModules, patchModules } from './queries.ts';

function modulesView(kept: KeptModules): Record<ModuleKey, z.output<typeof moduleEntry>> {
  const entries = moduleKeys.map((key) => [
    key,
    {
      ...{ title: sayModule(`title.${key}`), description: sayModule(`description.${key}`) },
      ...{ image: modules[key].image, status: kept[key] ?? 'disabled' },
    },
  ]);
  return Object.fromEntries(entries);
}

/** Without a store it is the catalogue (SPEC section 7: "Uses 0 when there is no store id"). */
export const listModules: StoreHandler<'GET /marketplace/v1/stores/{storeId}/modules'> = async (call) => {
  const kept = call.storeId ? await call.read((db) => findModules(db, call.storeId)) : {};
  return { data: modulesView(kept) };
};

export const switchModules: StoreHandler<'PUT /marketplace/v1/stores/{storeId}/modules'> = async (call) => {
  const patch = call.body;
  const kept = await call.command('switch_modules', async (db, notes) => {
    publishChange(db, 'module', []);
    notes.audit({ subject: `store:${call.storeId}`, after: patch });
    return patchModules(db, call.storeId, patch);
  });
  return { data: modulesView(kept) };
};
