import type { storefrontPreferenceCalls } from '@sokoni/contract/storefront/preferences';
import { checkShopPreferences, defaultShopPreferences } from '@sokoni/rules/storefront/preferences';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { assertForm, DomainError } from '#core/errors/domain-error.ts';
import type { Passwords } from '#core/security/passwords.ts';
import { findPreferences, type KeptPreferences, keepPreferences } from './queries.ts';

type Change = Omit<
  z.output<
    (typeof storefrontPreferenceCalls)['PUT /marketplace/v1/stores/{id}/storefront/preferences']['body']
  >,
  'password'
>;

/** A password for visitors as it was typed, and what is kept of it. */
export interface NewPassword {
  typed: string;
  hash: string;
}

/** How the storefront of a store behaves; as the rules say while nothing was set. */
export async function readPreferences(db: Db, storeId: string): Promise<KeptPreferences> {
  const kept = await findPreferences(db, storeId);
  return kept ?? { ...defaultShopPreferences, password_hash: null, version: 0 };
}

/**
 * @param password undefined to keep the one there is
 * @throws DomainError `changed_meanwhile`, `invalid_fields`
 */
export async function changePreferences(
  db: Db,
  storeId: string,
  { version, ...change }: Change,
  password: NewPassword | undefined,
): Promise<{ before: KeptPreferences; after: KeptPreferences }> {
  const before = await readPreferences(db, storeId);
  if (before.version !== version) throw new DomainError('changed_meanwhile');
  const wanted = { ...before, ...change, ...(password ? { password_hash: password.hash } : {}) };
  assertForm(
    checkShopPreferences(wanted, {
      password: password?.typed,
      hasPassword: before.password_hash !== null,
    }),
  );
  if (!(await keepPreferences(db, storeId, wanted))) throw new DomainError('changed_meanwhile');
  return { before, after: { ...wanted, version: version + 1 } };
}

/** Whether what a visitor typed opens a shop that has a password. Whoever asks limits how often. */
export async function opensShop(
  passwords: Passwords,
  { password_hash }: KeptPreferences,
  typed: string,
): Promise<boolean> {
  return (await passwords.verify(password_hash, typed)) !== 'wrong';
}
