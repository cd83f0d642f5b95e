import { domainToASCII } from 'node:url';
import { checkDomain, plainDomain } from '@sokoni/rules/storefront/domains';
import type { Config } from '#core/config/config.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { assertForm, DomainError } from '#core/errors/domain-error.ts';
import { randomToken } from '#core/security/secrets.ts';
import { type DomainRow, findDomain, keepDomain, noteCheck, removeDomain } from './queries.ts';

/**
 * Names a domain for the storefront, to be proved anew.
 * @throws DomainError `invalid_fields`
 */
export async function nameDomain(
  db: Db,
  storeId: string,
  typed: string,
  config: Config,
  now: Date,
): Promise<DomainRow> {
  // Empty for what is no host name.
  const domain = domainToASCII(plainDomain(typed));
  assertForm(checkDomain({ domain }, hostsOf(config)));
  const row = {
    ...{ store_id: storeId, domain, token: randomToken(), state: 'pending' as const },
    ...{ created_at: now, checked_at: null, verified_at: null },
  };
  await keepDomain(db, row);
  return row;
}

/** @throws DomainError `not_found` for a store without a domain */
export async function readDomain(db: Db, storeId: string): Promise<DomainRow> {
  const row = await findDomain(db, storeId);
  if (!row) throw new DomainError('not_found');
  return row;
}

/**
 * Writes down what the TXT records of the domain say. A domain that was proved stays so.
 * @throws DomainError `domain_taken`
 */
export async function noteProof(
  db: Db,
  row: DomainRow,
  records: readonly string[],
  now: Date,
): Promise<DomainRow> {
  if (row.state === 'verified') return row;
  const isProved = records.some((record) => record.trim() === row.token);
  const found = {
    state: isProved ? ('verified' as const) : ('failed' as const),
    checked_at: now,
    verified_at: isProved ? now : null,
  };
  if (!(await noteCheck(db, row, found))) throw new DomainError('domain_taken');
  return { ...row, ...found };
}

/** The subdomain stays. @throws DomainError `not_found` */
export async function forgetDomain(db: Db, storeId: string): Promise<DomainRow> {
  const row = await readDomain(db, storeId);
  await removeDomain(db, storeId);
  return row;
}

/** The host names of the platform itself. */
function hostsOf({ publicUrl, storefrontHost }: Config): string[] {
  return [new URL(publicUrl).hostname, storefrontHost.replace(/:\d+$/, '')];
}
