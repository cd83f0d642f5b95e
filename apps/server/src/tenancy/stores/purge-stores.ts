import type pg from 'pg';
import { removeUnusedImages } from './pictures/unused-picture-queries.ts';
import { holdOldSubDomains } from './sub-domain/sub-domain-queries.ts';

/** What stores leave behind that nobody needs any more. */
export async function purgeStores(ownerPool: pg.Pool, now: Date): Promise<void> {
  await holdOldSubDomains(ownerPool, now);
  await removeUnusedImages(ownerPool, now);
}
