import type { overview } from '@sokoni/contract/tenancy/stores';
import { guideSteps } from '@sokoni/rules/navigation/setup-guide';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { StoreRow } from './queries.ts';

export type Guide = z.output<typeof overview>['guide'];

export interface GuideChange {
  step?: Guide['skipped'][number] | undefined;
  /** Of the step. */
  skipped: boolean;
  hidden?: boolean | undefined;
}

export function guideOf({
  guide_skipped,
  guide_hidden,
}: Pick<StoreRow, 'guide_skipped' | 'guide_hidden'>): Guide {
  const skipped = guideSteps.map(({ key }) => key).filter((key) => guide_skipped.includes(key));
  return { skipped, hidden: guide_hidden };
}

/**
 * Skips a step of the guide, reopens it, or puts the guide away; two people may do so at once.
 * @throws DomainError `not_found`
 */
export async function changeGuide(
  db: Db,
  storeId: string,
  { step, skipped, hidden }: GuideChange,
): Promise<Guide> {
  const others = sql<string[]>`array_remove(guide_skipped, ${step ?? ''})`;
  const row = await db
    .updateTable('stores')
    .set({
      guide_skipped: step && skipped ? sql<string[]>`array_append(${others}, ${step})` : others,
      ...(hidden !== undefined && { guide_hidden: hidden }),
    })
    .where('id', '=', storeId)
    .returning(['guide_skipped', 'guide_hidden'])
    .executeTakeFirst();
  if (!row) throw new DomainError('not_found');
  return guideOf(row);
}
