import type { Manifest } from '#core/manifest.ts';
import { purgeVisits } from './purge-queries.ts';
import { readShopTraffic } from './shop-traffic.ts';

/** What is counted of those who visit a shop. */
export const shopStatistics = {
  purge: purgeVisits,
  hooks: { shopTraffic: readShopTraffic },
} satisfies Manifest;
