import type { ShopLanguages } from '@sokoni/rules/storefront/shop-languages';
import { readStoreOfDomain } from '#channels/storefront/domains/mount-domains.ts';
import type { KeptPreferences } from '#channels/storefront/preferences/queries.ts';
import { readPreferences } from '#channels/storefront/preferences/save-preferences.ts';
import { transaction } from '#core/database/access/transaction.ts';
import type { Secrets } from '#core/security/secrets.ts';
import type { Services } from '#core/services.ts';
import { type ShopHost, shopUrl } from './shop-host.ts';
import { passOf, shownPass } from './shop-pass.ts';
import { findShopByLabel, findShopLanguages } from './shop-queries.ts';

export interface FoundShop {
  storeId: string;
  /** Where it answers, without a slash at the end. */
  url: string;
  /** Whoever asked knows it by a name that it had before. */
  isRenamed: boolean;
  /** In which its pages and refusals are said, the main one first. */
  languages: ShopLanguages;
  /** What visitors read in place of the shop while it is not open to them; null: it is open. */
  notice: { kind: 'paused'; message: string } | { kind: 'private'; pass: string } | null;
}

/** The store behind a host; null where there is none, or it has closed. */
export async function findShop(
  services: Pick<Services, 'pool' | 'reading' | 'clock' | 'config' | 'secrets'>,
  host: ShopHost,
): Promise<FoundShop | null> {
  const { pool } = services;
  const found = await (host.kind === 'domain'
    ? findByDomain(services, host.domain)
    : findByLabel(services, host.label));
  if (!found) return null;
  const { storeId } = found;
  return transaction(pool, { userId: null, storeId }, async (db) => ({
    ...found,
    languages: await findShopLanguages(db, storeId),
    notice: noticeOf(services.secrets, storeId, await readPreferences(db, storeId)),
  }));
}

type Found = Omit<FoundShop, 'notice' | 'languages'> | null;

async function findByLabel(
  { pool, clock, config }: Pick<Services, 'pool' | 'clock' | 'config'>,
  label: string,
): Promise<Found> {
  const found = await transaction(pool, { userId: null, storeId: null }, (db) =>
    findShopByLabel(db, label, clock()),
  );
  if (!found) return null;
  return { storeId: found.store_id, url: shopUrl(found.label, config), isRenamed: found.label !== label };
}

async function findByDomain(
  services: Pick<Services, 'pool' | 'reading' | 'config'>,
  domain: string,
): Promise<Found> {
  const storeId = await readStoreOfDomain(services, domain);
  return storeId === null
    ? null
    : { storeId, url: `${new URL(services.config.publicUrl).protocol}//${domain}`, isRenamed: false };
}

function noticeOf(
  secrets: Secrets,
  storeId: string,
  { status, paused_message: message, password_hash }: KeptPreferences,
): FoundShop['notice'] {
  if (status === 'paused') return { kind: 'paused', message };
  if (status !== 'password' || password_hash === null) return null;
  return { kind: 'private', pass: passOf(secrets, storeId, password_hash) };
}

/** What this visitor reads in place of the shop; null where it is open to them. */
export function noticeFor({ notice }: FoundShop, cookies: string | undefined): FoundShop['notice'] {
  return notice?.kind === 'private' && shownPass(cookies) === notice.pass ? null : notice;
}
