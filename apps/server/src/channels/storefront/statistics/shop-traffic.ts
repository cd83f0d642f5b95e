import { readPreferences } from '#channels/storefront/preferences/save-preferences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { ShopTraffic } from '#insights/home/home-hooks.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { addVisit, findTraffic } from './queries.ts';

/** Counts a visit of somebody who has agreed to it, unless the shop counts none. */
export async function countVisit(db: Db, storeId: string, now: Date): Promise<void> {
  const { counts_visits } = await readPreferences(db, storeId);
  if (!counts_visits) return;
  const { today, test } = await storeDay(db, storeId, now);
  await addVisit(db, { storeId, day: today, test });
}

/** The hook of home: what a shop has seen since a day. */
export async function readShopTraffic(
  db: Db,
  storeId: string,
  since: { day: string; test: boolean },
): Promise<ShopTraffic | null> {
  return (await findTraffic(db, { storeId, ...since })) ?? null;
}
