import type { storeDraft } from '@sokoni/contract/tenancy/stores';
import { currentLanguage } from '@sokoni/messages/current-language';
import { type ModuleStatuses, moduleKeys } from '@sokoni/rules/modules/modules';
import { moduleStatuses } from '@sokoni/rules/modules/recommended-modules';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { offerOf } from '@sokoni/rules/stores/store-draft';
import { checkStoreUpdate } from '@sokoni/rules/stores/store-update';
import type * as z from 'zod';
import type { CommandNotes } from '#core/command.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Hooks } from '#core/hooks.ts';
import { newId, readableCode } from '#core/ids.ts';
import { addStaffMember } from '#tenancy/staff/add-staff-member.ts';
import { countStores, findStore, insertStore, lockAccount, type NewStore } from '#tenancy/stores/queries.ts';
import { takeSubDomain } from '#tenancy/stores/sub-domain/sub-domain.ts';
import { reopenableSince } from './close-store.ts';
import { gateStoreType } from './gate.ts';

/** More than any merchant runs; it keeps one account from taking sub-domains by the thousand. */
const storesPerAccount = 100;

export type StoreDraft = z.output<typeof storeDraft>;

export interface Founding {
  creatorId: string;
  /** The creator's time zone as told, for a draft that names none. */
  timezone: string | null;
  /** Whether `ENTERPRISE_GATING` is on. */
  gating: boolean;
  hooks: Hooks;
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
  { creatorId, timezone, gating, hooks, now }: Founding,
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
    // One of the list: checkStoreDraft has seen to it.
    currency_code: draft.currency_code as CurrencyCode,
    reg_channel: draft.reg_channel,
    ...offerOf(draft),
    test_product: draft.test_product,
    mode: draft.mode,
    timezone: [draft.timezone, timezone].find(isTimeZone) ?? 'UTC',
    language: currentLanguage(),
    vat_percent: 0,
    social: '{}',
    modules: JSON.stringify(modulesOf(draft)),
    created_at: now,
  });
  await takeSubDomain(db, draft.sub_domain, id, now);
  await addStaffMember(db, { storeId: id, userId: creatorId, role: 'super_admin' }, now);
  const wantsSamples = draft.mode === 'test' && draft.test_product;
  for (const complete of hooks.storeCreated ?? []) {
    await complete(db, { id, creatorId, wantsSamples, createdAt: now });
  }
  return id;
}

/** What the draft says counts; about the rest the recommendation decides. */
function modulesOf(draft: StoreDraft): ModuleStatuses {
  const suggested = moduleStatuses(offerOf(draft));
  const entries = moduleKeys.map((key) => [key, draft[key] ?? suggested[key]]);
  return Object.fromEntries(entries) as ModuleStatuses;
}

function isTimeZone(zone: string | null | undefined): zone is string {
  return zone ? checkStoreUpdate({ timezone: zone }).ok : false;
}

/** Nothing is read between naming a store that the client chose and knowing that the id was free. */
async function insertWithCode(db: Db, store: Omit<NewStore, 'business_code'>): Promise<void> {
  while (!(await insertStore(db, { ...store, business_code: `SK${readableCode(8)}` }))) {
    if (await findStore(db, store.id)) throw new DomainError('id_taken');
  }
}
