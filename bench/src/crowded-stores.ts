import { call, newMerchant, newStore } from '@sokoni/e2e/api';
import { embeddedDatabase } from '@sokoni/e2e/embedded-database';
import type { ServerProcess } from '@sokoni/e2e/server-process';
import { query } from '@sokoni/server/testing/query';
import { seedNeighbours, seedProducts } from './seed-products.ts';
import { seedStock } from './seed-stock.ts';

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

export async function openCrowdedStores(server: ServerProcess): Promise<CrowdedStores> {
  const { token } = await newMerchant(server.url);
  const { superUrl, appUrl } = await embeddedDatabase(server.dataDir);
  const open = async (products: number): Promise<CrowdedStore> => {
    const { id } = await newStore(server.url, token, { module_inventory: 'active' });
    await seedProducts(superUrl, id, products);
    await seedStock(superUrl, id);
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
  return { server, token, superUrl, appUrl, large, small };
}
