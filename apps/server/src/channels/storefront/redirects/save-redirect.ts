import {
  endOfRedirects,
  leadsBack,
  type RedirectDraft,
  redirectKey,
  redirectLimits,
  redirectsTo,
} from '@sokoni/rules/storefront/redirects';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { say } from '../sentences.ts';
import {
  findRedirect,
  insertRedirect,
  lockRedirects,
  pointRedirects,
  type RedirectRow,
  removeRedirect,
  removeRedirectFrom,
} from './queries.ts';

/**
 * Adds a redirect that leads there at once: over no other one, and no other one over it.
 * @throws DomainError `redirect_limit`, `invalid_fields` for an address that leads elsewhere already, or a circle
 */
export async function addRedirect(
  db: Db,
  storeId: string,
  draft: RedirectDraft,
  now: Date,
): Promise<RedirectRow> {
  const redirects = await lockRedirects(db, storeId);
  if (redirects.length >= redirectLimits.redirects) throw new DomainError('redirect_limit');
  const from_key = redirectKey(draft.from_path);
  if (redirects.some((one) => one.from_key === from_key))
    throw invalidField('from_path', say('fromPathTaken'));
  if (leadsBack(draft, redirects)) throw invalidField('to_path', say('redirectCircle'));
  const to_path = endOfRedirects(draft.to_path, redirects);
  const { from_path } = draft;
  const row = { store_id: storeId, id: newId(), from_path, from_key, to_path, created_at: now };
  await insertRedirect(db, row);
  const leadingHere = redirectsTo(from_path, redirects).map(({ id }) => id);
  await pointRedirects(db, storeId, leadingHere, to_path);
  return row;
}

/** A page has moved: who asks for its old address is led to the new one. A store whose list is full keeps what is in it. */
export async function redirectMovedPage(
  db: Db,
  storeId: string,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  await lockRedirects(db, storeId);
  await removeRedirectFrom(db, storeId, redirectKey(to));
  await removeRedirectFrom(db, storeId, redirectKey(from));
  const { length } = await lockRedirects(db, storeId);
  if (length >= redirectLimits.redirects) return;
  await addRedirect(db, storeId, { from_path: from, to_path: to }, now);
}

/** A page stands at an address where a redirect may have stood. */
export async function dropRedirectFrom(db: Db, storeId: string, path: string): Promise<void> {
  await removeRedirectFrom(db, storeId, redirectKey(path));
}

/** @throws DomainError `not_found` */
export async function deleteRedirect(db: Db, storeId: string, id: string): Promise<RedirectRow> {
  const removed = await removeRedirect(db, storeId, id);
  if (!removed) throw new DomainError('not_found');
  return removed;
}

/** Where a path of the shop leads that no page answers; undefined when it leads nowhere. */
export function readRedirect(db: Db, storeId: string, path: string): Promise<string | undefined> {
  return findRedirect(db, storeId, redirectKey(path));
}
