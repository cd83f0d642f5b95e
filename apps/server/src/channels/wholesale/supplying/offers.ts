import type { offeredProduct } from '@sokoni/contract/wholesale/supplying';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { smallPicture } from '#core/pictures/pictures.ts';
import { assertGroups } from '#customers/groups/save-group.ts';
import { findOffer, keepOffer, type Offer, type OfferedRow } from './offer-queries.ts';
import type { SettingsRow } from './settings-queries.ts';

/** A product as companies are offered it: where nothing was set for it, as the settings say. */
export function offeredView(
  storeId: string,
  { image_id, offered, ...row }: OfferedRow,
  { offers }: Pick<SettingsRow, 'offers'>,
): z.output<typeof offeredProduct> {
  return { ...row, image: smallPicture(storeId, image_id), offered: offered ?? offers === 'all' };
}

/** @throws DomainError `not_found` */
export async function readOffer(db: Db, storeId: string, productId: string): Promise<OfferedRow> {
  const row = await findOffer(db, storeId, productId);
  if (!row) throw new DomainError('not_found');
  return row;
}

/**
 * Sets whether, to whom and in which quantities a product is offered.
 * @returns how it was before
 * @throws DomainError `not_found` for the product or a group
 */
export async function setOffer(
  db: Db,
  storeId: string,
  productId: string,
  offer: Offer,
): Promise<OfferedRow> {
  const before = await readOffer(db, storeId, productId);
  const group_ids = [...new Set(offer.group_ids.map((id) => id.toLowerCase()))];
  await assertGroups(db, storeId, group_ids);
  await keepOffer(db, storeId, productId, { ...offer, group_ids });
  publishChange(db, 'wholesale', [productId]);
  return before;
}
