import type { CustomerImportDraft } from '@sokoni/rules/imports/customers/customer-import-draft';
import {
  type CustomerPlan,
  type KnownCustomer,
  meantCustomer,
  planCustomer,
} from '@sokoni/rules/imports/customers/customer-import-plan';
import type { ImportMode } from '@sokoni/rules/imports/import-mode';
import type { Finding } from '@sokoni/rules/imports/import-reasons';
import { grouped } from '@sokoni/rules/lists/group-by';
import type { RowFinding } from '#catalogue/imports/import-items.ts';
import { said } from '#catalogue/imports/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { readId } from '#core/ids.ts';
import { sayCustomer } from '#customers/sentences.ts';
import { findAddressesOf, findKnown, findMeant, type KnownRow } from './known-queries.ts';

/** A customer of the file, whom it is about in the store as it is now, and what is to be done. */
export interface PlannedCustomer {
  first_row: number;
  draft: CustomerImportDraft;
  known: (KnownCustomer & Pick<KnownRow, 'group_id' | 'version'>) | null;
  plan: CustomerPlan;
  findings: readonly RowFinding[];
}

/** Plans customers against the store, in three queries however many they are. `held` for those that are to be written. */
export async function planCustomers(
  db: Db,
  storeId: string,
  items: readonly { first_row: number; draft: CustomerImportDraft }[],
  { mode, held }: { mode: ImportMode; held: boolean },
): Promise<PlannedCustomer[]> {
  const known = await knownCustomers(db, storeId, await meantIds(db, storeId, items), held);
  const found = lookUp(known);
  return items.map(({ first_row, draft }): PlannedCustomer => {
    const meant = meantCustomer(draft, found(draft));
    if (!meant.ok) {
      const finding: Finding = { row: draft.row, level: 'error', reason: meant.reason };
      const plan = { action: 'error', findings: [finding], after: {}, before: {}, addresses: null } as const;
      return { first_row, draft, known: null, plan, findings: said(plan.findings) };
    }
    const plan = planCustomer(draft, meant.customer, mode);
    const isForeign = plan.action === 'create' && draft.customer_id !== undefined;
    const warning = { row: draft.row, level: 'warning', message: sayCustomer('import.foreignId') } as const;
    const findings = isForeign ? [...said(plan.findings), warning] : said(plan.findings);
    return { first_row, draft, known: meant.customer, plan, findings };
  });
}

type Known = NonNullable<PlannedCustomer['known']>;

async function meantIds(
  db: Db,
  storeId: string,
  items: readonly { draft: CustomerImportDraft }[],
): Promise<string[]> {
  const drafts = items.map(({ draft }) => draft);
  return findMeant(db, storeId, {
    ids: drafts.flatMap(({ customer_id }) => readId(customer_id) ?? []),
    emails: drafts.flatMap(({ email }) => email?.toLowerCase() ?? []),
    phones: drafts.flatMap(({ phone_forms }) => phone_forms),
    names: drafts.flatMap(({ name, email, phone }) =>
      name !== undefined && email === undefined && phone === undefined ? [name] : [],
    ),
  });
}

async function knownCustomers(
  db: Db,
  storeId: string,
  ids: readonly string[],
  held: boolean,
): Promise<Known[]> {
  const rows = await findKnown(db, storeId, ids, held);
  const addresses = grouped(await findAddressesOf(db, storeId, ids), ({ customer_id }) => customer_id);
  return rows.map((row) => ({
    ...row,
    addresses: (addresses.get(row.id) ?? []).map(
      ({ store_id: _, customer_id: __, position: ___, ...address }) => address,
    ),
  }));
}

/** Who of these a draft may be about. */
function lookUp(known: readonly Known[]): (draft: CustomerImportDraft) => Known[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  const byEmail = grouped(known, ({ email }) => email.toLowerCase());
  const byPhone = grouped(known, ({ phone }) => phone);
  const byName = grouped(
    known.filter(({ email, phone }) => email === '' && phone === ''),
    ({ name }) => name,
  );
  return ({ customer_id, email, phone_forms, name }) => {
    const found = [
      byId.get(customer_id ?? ''),
      ...(email ? (byEmail.get(email.toLowerCase()) ?? []) : []),
      ...phone_forms.flatMap((form) => byPhone.get(form) ?? []),
      ...(byName.get(name ?? '') ?? []),
    ];
    return [...new Set(found)].filter((one) => one !== undefined);
  };
}
