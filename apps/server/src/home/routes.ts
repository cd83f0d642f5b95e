import type { StoreHandler } from '#platform/route.ts';
import { readHome } from './read-home.ts';

export const getHome: StoreHandler<'GET /marketplace/v1/stores/{id}/home'> = async (call) => {
  const { caller, role, now, storeId, services } = call;
  const looking = {
    userId: caller.userId,
    role,
    publicUrl: services.config.publicUrl,
    hasInventory: caller.membership?.modules.module_inventory === 'active',
    now,
  };
  return { data: await call.read((db) => readHome(db, storeId, looking)) };
};
