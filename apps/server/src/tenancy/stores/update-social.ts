import { plainSocialLinks, type SocialNetwork, socialNetworkKeys } from '@sokoni/rules/stores/social-links';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { lockStore, type StoreRow, updateStoreRow } from './queries.ts';

type Links = { [N in SocialNetwork]?: string };

/**
 * Changes the social links of the store that the transaction is in; a link that is not there stays as it is.
 * @returns the store, and which links are others now
 * @throws DomainError `not_found`
 */
export async function changeSocial(
  db: Db,
  storeId: string,
  links: Links,
): Promise<{ store: StoreRow; changed: SocialNetwork[] }> {
  const before = await lockStore(db, storeId);
  if (!before) throw new DomainError('not_found');
  const former = before.social as Links;
  const social: Links = { ...former, ...plainSocialLinks(links) };
  await updateStoreRow(db, storeId, { social: JSON.stringify(social) });
  return {
    store: { ...before, social },
    changed: socialNetworkKeys.filter((network) => (former[network] ?? '') !== (social[network] ?? '')),
  };
}
