import type { storeCalls } from '@sokoni/contract/tenancy/stores';
import { firstLanguage } from '@sokoni/rules/languages';
import { extraLanguages } from '@sokoni/rules/storefront/shop-languages';
import { channelOn, hasChannel } from '@sokoni/rules/stores/store-draft';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { type AuditNote, changedFields } from '#core/database/commands/audit.ts';
import { DomainError, refusedField } from '#core/errors/domain-error.ts';
import { gateStoreType } from './lifecycle/gate.ts';
import { lockStore, type StoreRow, updateStoreRow } from './queries.ts';
import { changeSubDomain } from './sub-domain/sub-domain.ts';

type Body = z.output<(typeof storeCalls)['PUT /marketplace/v1/stores/{id}/update']['body']>;

/** An update with booleans for the channels; a field that is not there stays as it is. */
export type StoreChange = Omit<Body, 'web_support' | 'pos_support'> & {
  web_support?: boolean;
  pos_support?: boolean;
};

export interface StoreUpdated {
  before: StoreRow;
  after: StoreRow;
}

export function storeChange({ web_support, pos_support, timezone, ...rest }: Body): StoreChange {
  return {
    ...rest,
    ...(web_support === undefined ? {} : { web_support: channelOn(web_support) }),
    ...(pos_support === undefined ? {} : { pos_support: channelOn(pos_support) }),
    ...(timezone ? { timezone } : {}),
  };
}

/**
 * Changes what is known about the store that the transaction is in (CONTRACT `stores/{id}/update`).
 * @throws DomainError `not_found`, `invalid_fields` when no channel is left, `enterprise_only`, `sub_domain_taken`
 */
export async function changeStore(
  db: Db,
  storeId: string,
  change: StoreChange,
  { gating, now }: { gating: boolean; now: Date },
): Promise<StoreUpdated> {
  const before = await lockStore(db, storeId);
  if (!before) throw new DomainError('not_found');
  const after = { ...before, ...change };
  if (!hasChannel(after)) {
    throw refusedField('web_support', { reason: 'channel_required' });
  }
  if (after.product_type_id !== before.product_type_id && after.product_type_id !== null) {
    gateStoreType(after.product_type_id, before, gating, now);
  }
  if (after.sub_domain !== before.sub_domain) {
    await changeSubDomain(db, storeId, { from: before.sub_domain, to: after.sub_domain }, now);
  }
  const kept = { ...change, ...languagesOf(after, change) };
  await updateStoreRow(db, storeId, kept);
  return { before, after: { ...after, ...kept } };
}

/** The main language is never among the others. */
function languagesOf(
  { language, extra_languages }: Pick<StoreRow, 'language' | 'extra_languages'>,
  change: StoreChange,
): Pick<StoreChange, 'extra_languages'> {
  if (change.language === undefined && change.extra_languages === undefined) return {};
  return { extra_languages: extraLanguages(firstLanguage(language), extra_languages) };
}

const personal = ['email', 'phone', 'address'] as const;

/** What changed, for the audit log; of what may be personal only that it changed. */
export function updateNote({ before, after }: StoreUpdated): AuditNote {
  const changes = changedFields(withoutPersonal(before), withoutPersonal(after));
  const changed = personal.filter((field) => before[field] !== after[field]);
  return {
    subject: `store:${after.id}`,
    before: changes.before,
    after: changed.length > 0 ? { ...changes.after, changed } : changes.after,
  };
}

function withoutPersonal(store: StoreRow): Partial<StoreRow> {
  const { email: _email, phone: _phone, address: _address, ...rest } = store;
  return rest;
}
