import type { manualPaymentCalls } from '@sokoni/contract/sales/manual-payments';
import {
  checkManualPayments,
  defaultManualPayments,
  type ManualMethod,
  manualMethods,
} from '@sokoni/rules/storefront/manual-payments';
import type { ReadinessFacts } from '@sokoni/rules/stores/store-readiness';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { assertForm, DomainError, invalidField } from '#core/errors/domain-error.ts';
import { areZones } from '#sales/delivery/save-zone.ts';
import {
  findBankDetails,
  findManualPayments,
  type KeptManualPayments,
  keepManualPayments,
} from './queries.ts';
import { say } from './sentences.ts';

type Change = z.output<
  (typeof manualPaymentCalls)['PUT /marketplace/v1/stores/{id}/manual-payments']['body']
>;

/** How customers of the storefront pay without a provider; nothing while nothing was set. */
export async function readManualPayments(db: Db, storeId: string): Promise<KeptManualPayments> {
  const kept = await findManualPayments(db, storeId);
  return kept ?? { ...defaultManualPayments, version: 0 };
}

/**
 * The ways to pay an order of the storefront without a provider, for checkout.
 * @param order its total in minor units, and the zone that it is delivered in, null for one that is collected
 * @returns also whether the store has said anything of it
 */
export async function readManualMethods(
  db: Db,
  storeId: string,
  order: { total: number; zone_id: string | null },
): Promise<{ methods: ManualMethod[]; isSetUp: boolean }> {
  const settings = await readManualPayments(db, storeId);
  const bank_details = settings.bank_transfer ? await findBankDetails(db, storeId) : '';
  const methods = manualMethods(settings, { ...order, bank_details });
  return { methods, isSetUp: settings.version > 0 };
}

/** @throws DomainError `changed_meanwhile`, `invalid_fields` */
export async function changeManualPayments(
  db: Db,
  storeId: string,
  { version, ...change }: Change,
): Promise<{ before: KeptManualPayments; after: KeptManualPayments }> {
  const before = await readManualPayments(db, storeId);
  if (before.version !== version) throw new DomainError('changed_meanwhile');
  const wanted = { ...before, ...change };
  assertForm(checkManualPayments(wanted, { bank_details: await findBankDetails(db, storeId) }));
  const zones = change.pay_on_delivery_zones;
  if (zones && !(await areZones(db, storeId, zones)))
    throw invalidField('pay_on_delivery_zones', say('zoneGone'));
  if (!(await keepManualPayments(db, storeId, wanted))) throw new DomainError('changed_meanwhile');
  return { before, after: { ...wanted, version: version + 1 } };
}

/** Whether customers have a way to pay without a provider. */
export async function manualPaymentReadiness(db: Db, storeId: string): Promise<Partial<ReadinessFacts>> {
  const { pay_on_delivery, bank_transfer, mobile_money } = await readManualPayments(db, storeId);
  return pay_on_delivery || bank_transfer || mobile_money.length > 0 ? { hasPayment: true } : {};
}
