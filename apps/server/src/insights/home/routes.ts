import type { StoreHandler } from '#core/http/route.ts';
import { readHome } from './read-home.ts';

export const getHome: StoreHandler<'GET /marketplace/v1/stores/{id}/home'> = async (call) => {
  const { actor, caller, role, now, storeId, services, query } = call;
  const looking = {
    actor,
    userId: caller.userId,
    role,
    hasInventory: caller.membership?.modules.module_inventory === 'active',
    hooks: services.hooks,
    now,
    registerId: query.register_id?.toLowerCase(),
  };
  return { data: await call.read((db) => readHome(db, storeId, looking)) };
};
