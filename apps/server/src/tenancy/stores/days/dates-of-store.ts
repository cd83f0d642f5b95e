import { type StoreDates, storeDates } from '@sokoni/rules/stores/store-dates';
import type { Db } from '#core/database/access/transaction.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { findDatedStore } from './dates-queries.ts';

/** Making the formats takes a millisecond, and few kinds of stores need all of them. */
const known = new Map<string, StoreDates>();

/** How a store's days and times are written, for who reads. */
export async function datesOfStore(db: Db, storeId: string): Promise<StoreDates> {
  const store = await findDatedStore(db, storeId);
  const locale = readerLocale();
  const kind = `${locale} ${store.timezone} ${store.country} ${store.currency_code}`;
  const dates = known.get(kind) ?? storeDates(store, locale);
  known.set(kind, dates);
  return dates;
}
