import { call, newMerchant, newStore } from '@sokoni/e2e/support/server/api';
import { embeddedDatabase } from '@sokoni/e2e/support/server/embedded-database';
import type { ServerProcess } from '@sokoni/e2e/support/server/server-process';
import { query } from '@sokoni/server/testing/database/query';
import { seedNeighbours } from './seed-products.ts';

export interface CrowdedStore {
  id: string;
  /** The second of its two places. */
  place: string;
}

/** A store with 100,000 products in 250,000 variants and one with a tenth of that, among 200 other stores. */
export interface CrowdedStores {
  server: ServerProcess;
  token: string;
  superUrl: string;
  appUrl: string;
  large: CrowdedStore;
  small: CrowdedStore;
}

export async function openCrowdedStores(
  server: ServerProcess,
  seed: (superUrl: string, storeId: string, products: number) => Promise<void>,
): Promise<CrowdedStores> {
  const { token } = await newMerchant(server.url);
  const { superUrl, appUrl } = await embeddedDatabase(server.dataDir);
  const open = async (products: number): Promise<CrowdedStore> => {
    const { id } = await newStore(server.url, token, { module_inventory: 'active' });
    await seed(superUrl, id, products);
    const { data } = await call(server.url, 'GET /marketplace/v1/stores/{id}/locations', {
      token,
      params: { id },
    });
    return { id, place: data.at(-1)?.id ?? '' };
  };
  const large = await open(100_000);
  const small = await open(10_000);
  await seedNeighbours(superUrl, small.id, 200, 500);
  await query(superUrl, 'vacuum analyze');
  // What was seeded is written out before anything is measured.
  await query(superUrl, 'checkpoint');
  return { server, token, superUrl, appUrl, large, small };
}
