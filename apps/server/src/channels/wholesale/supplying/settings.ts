import type { supplyingCalls } from '@sokoni/contract/wholesale/supplying';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { percentOrNone } from '../percentages.ts';
import { findSettings, keepSettings, type SettingsRow } from './settings-queries.ts';

type Change = z.output<(typeof supplyingCalls)['PUT /marketplace/v1/stores/{id}/wholesale/settings']['body']>;

/** What holds while nothing was set: everything is offered, and nobody finds the store among suppliers. */
const defaults: SettingsRow = {
  listed: false,
  introduction: '',
  offers: 'all',
  minimum_first_order: null,
  minimum_order: null,
  payment_terms: 'on_delivery',
  deposit_percent: null,
  mails_new_orders: true,
  version: 0,
};

/** How a store sells to businesses; the defaults while nothing was set. */
export async function readSettings(db: Db, storeId: string): Promise<SettingsRow> {
  return (await findSettings(db, storeId)) ?? defaults;
}

/**
 * What is left out stays.
 * @throws DomainError `changed_meanwhile`
 */
export async function changeSettings(
  db: Db,
  storeId: string,
  { version, ...change }: Change,
  now: Date,
): Promise<{ before: SettingsRow; after: SettingsRow }> {
  const before = await readSettings(db, storeId);
  if (before.version !== version) throw new DomainError('changed_meanwhile');
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const wanted: SettingsRow = { ...before, ...given };
  wanted.deposit_percent = percentOrNone(wanted.deposit_percent);
  if (!(await keepSettings(db, storeId, wanted, now))) throw new DomainError('changed_meanwhile');
  publishChange(db, 'wholesale', []);
  return { before, after: { ...wanted, version: version + 1 } };
}
