import { limits } from '@sokoni/rules/limits';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { findStore, lockStore, updateStoreRow } from '#tenancy/stores/queries.ts';
import { sayStore } from '#tenancy/stores/sentences.ts';
import { quarantineEnd } from '#tenancy/stores/sub-domain/sub-domain.ts';
import { holdSubDomain } from '#tenancy/stores/sub-domain/sub-domain-queries.ts';

/** For so many days a store that was closed can be reopened. */
export const undoDays = limits.closedStoreUndoSeconds / (24 * 60 * 60);

const undoMs = limits.closedStoreUndoSeconds * 1000;

/** Until when a store that was closed at `closedAt` can be reopened. */
export function reopenUntil(closedAt: Date): Date {
  return new Date(closedAt.getTime() + undoMs);
}

/** Stores closed after this moment can still be reopened. */
export function reopenableSince(now: Date): Date {
  return new Date(now.getTime() - undoMs);
}

/**
 * Closes the store that the transaction is in: its calls are refused, its sub-domain rests for 90 days,
 * nothing is deleted. A store that is closed already stays as it is.
 * @returns when the store was closed
 * @throws DomainError `not_found`
 */
export async function closeStore(db: Db, storeId: string, now: Date): Promise<Date> {
  const store = await lockStore(db, storeId);
  if (!store) throw new DomainError('not_found');
  if (store.closed_at) return store.closed_at;
  await updateStoreRow(db, storeId, { closed_at: now });
  await holdSubDomain(db, storeId, store.sub_domain, quarantineEnd(now));
  return now;
}

/**
 * Undoes a closure of the last 30 days; a store that is open stays open.
 * @throws DomainError `not_found`, `store_closed` when it is too late
 */
export async function reopenStore(db: Db, storeId: string, now: Date): Promise<void> {
  const store = await lockStore(db, storeId);
  if (!store) throw new DomainError('not_found');
  if (!store.closed_at) return;
  if (store.closed_at <= reopenableSince(now)) {
    throw new DomainError('store_closed', {
      message: sayStore('closedTooLong', { days: undoDays }),
    });
  }
  await updateStoreRow(db, storeId, { closed_at: null });
  await holdSubDomain(db, storeId, store.sub_domain, null);
}

/**
 * Only who created a store closes and reopens it.
 * @throws DomainError `not_allowed`
 */
export async function assertCreator(db: Db, storeId: string, userId: string): Promise<void> {
  const store = await findStore(db, storeId);
  if (store?.created_by !== userId) {
    throw new DomainError('not_allowed', { message: sayStore('ownerOnly') });
  }
}
