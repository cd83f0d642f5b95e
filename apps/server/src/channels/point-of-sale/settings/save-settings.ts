import type { tillSettingsCalls } from '@sokoni/contract/point-of-sale/till-settings';
import { defaultTillSettings, methodsProblem } from '@sokoni/rules/point-of-sale/till-settings';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { say } from '../sentences.ts';
import { findTillSettings, type KeptSettings, saveTillSettings } from './queries.ts';

type Change = z.output<
  (typeof tillSettingsCalls)['PUT /marketplace/v1/stores/{id}/point-of-sale/settings']['body']
>;

/** How the tills of a store take money; what they do by themselves while nothing was set. */
export async function readTillSettings(db: Db, storeId: string): Promise<KeptSettings> {
  const kept = await findTillSettings(db, storeId);
  return kept ?? { ...defaultTillSettings(await storeCurrency(db, storeId)), version: 0 };
}

/** @throws DomainError `changed_meanwhile`, `invalid_fields` */
export async function changeTillSettings(
  db: Db,
  storeId: string,
  { version, ...change }: Change,
): Promise<{ before: KeptSettings; after: KeptSettings }> {
  const before = await readTillSettings(db, storeId);
  if (before.version !== version) throw new DomainError('changed_meanwhile');
  const problem = change.methods && methodsProblem(change.methods);
  if (problem) throw invalidField('methods', say(`methods.${problem}`));
  const changed = { ...before, ...change };
  if (!(await saveTillSettings(db, storeId, changed))) throw new DomainError('changed_meanwhile');
  return { before, after: { ...changed, version: version + 1 } };
}
