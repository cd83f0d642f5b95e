import type { storeDraft } from '@sokoni/contract/stores';
import { type ModuleStatuses, moduleKeys } from '@sokoni/rules/modules';
import { channelsOf } from '@sokoni/rules/store-draft';
import { checkStoreUpdate } from '@sokoni/rules/store-update';
import { moduleStatuses } from '@sokoni/rules/suggested-modules';
import type { z } from 'zod';
import type { CommandNotes } from '#platform/command.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { newId, readableCode } from '#platform/ids.ts';
import { startSamples } from '#products/samples/start-samples.ts';
import { addStaffMember } from '#staff/add-staff-member.ts';
import { openMainLocation } from '#stock/locations.ts';
import { reopenableSince } from './close-store.ts';
import { gateStoreType } from './gate.ts';
import { countStores, findStore, insertStore, lockAccount, type NewStore } from './queries.ts';
import { takeSubDomain } from './sub-domain.ts';

/** More than any merchant runs; it keeps one account from taking sub-domains by the thousand. */
const storesPerAccount = 100;

export type StoreDraft = z.output<typeof storeDraft>;

export interface Founding {
  creatorId: string;
  /** The creator's time zone as told, for a draft that names none. */
  timezone: string | null;
  /** Whether `ENTERPRISE_GATING` is on. */
  gating: boolean;
  now: Date;
}

/**
 * Creates a store (SPEC section 4, Store creation); its creator is its super_admin. The transaction goes on in it.
 * @throws DomainError `store_limit`, `enterprise_only`, `id_taken`, `sub_domain_taken`
 */
export async function openStore(
  db: Db,
  notes: Pick<CommandNotes, 'store'>,
  draft: StoreDraft,
  { creatorId, timezone, gating, now }: Founding,
): Promise<string> {
  const account = await lockAccount(db, creatorId);
  if ((await countStores(db, account.id, reopenableSince(now))) >= storesPerAccount) {
    throw new DomainError('store_limit');
  }
  gateStoreType(draft.product_type_id, account, gating, now);

  const id = draft.id?.toLowerCase() ?? newId();
  await notes.store(id);
  await insertWithCode(db, {
    id,
    account_id: account.id,
    created_by: creatorId,
    name: draft.name,
    description: draft.description ?? '',
    sub_domain: draft.sub_domain,
    currency_code: draft.currency_code,
    reg_channel: draft.reg_channel,
    product_type_id: draft.product_type_id,
    ...channelsOf(draft),
    test_product: draft.test_product,
    mode: draft.mode,
    timezone: [draft.timezone, timezone].find(isTimeZone) ?? 'UTC',
    vat_percent: 0,
    social: '{}',
    modules: JSON.stringify(modulesOf(draft)),
    created_at: now,
  });
  await takeSubDomain(db, draft.sub_domain, id, now);
  await openMainLocation(db, id, now);
  await addStaffMember(db, { storeId: id, userId: creatorId, role: 'super_admin' }, now);
  if (draft.mode === 'test' && draft.test_product) await startSamples(db, id, creatorId, now);
  return id;
}

/** What the draft says counts; about the rest the suggestion decides. */
function modulesOf(draft: StoreDraft): ModuleStatuses {
  const suggested = moduleStatuses(channelsOf(draft));
  const entries = moduleKeys.map((key) => [key, draft[key] ?? suggested[key]]);
  return Object.fromEntries(entries) as ModuleStatuses;
}

function isTimeZone(zone: string | null | undefined): zone is string {
  return Boolean(zone) && checkStoreUpdate({ timezone: zone }).ok;
}

/** Nothing is read between naming a store that the client chose and knowing that the id was free. */
async function insertWithCode(db: Db, store: Omit<NewStore, 'business_code'>): Promise<void> {
  while (!(await insertStore(db, { ...store, business_code: `SK${readableCode(8)}` }))) {
    if (await findStore(db, store.id)) throw new DomainError('id_taken');
  }
}
