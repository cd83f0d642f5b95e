import type { company as companyData } from '@sokoni/contract/wholesale/supplying';
import type { PaymentTerms } from '@sokoni/rules/wholesale/payment-terms';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { holdCustomer } from '#customers/lock-customer.ts';
import { percentView } from '../percentages.ts';
import { assertPriceList } from '../price-lists/save-price-list.ts';
import {
  type CompanyRow,
  countCompanies,
  findCompanyRow,
  insertCompany,
  type ListedCompany,
  lockCompany,
  updateCompany,
} from './company-queries.ts';

/** What was agreed with a company; null: as the settings of the store say, or those of its group. */
export interface Agreed {
  price_list_id: string | null;
  payment_terms: PaymentTerms | null;
  deposit_percent: string | null;
  tax_exempt: boolean;
  tax_number: string;
}

/** What a call carries of it. */
type Given = { [Field in keyof Agreed]?: Agreed[Field] | undefined };

export function companyView({
  group_id,
  group_name,
  price_list_id,
  price_list_name,
  buyer_store_id,
  buyer_store_name,
  ...row
}: ListedCompany): z.output<typeof companyData> {
  return {
    ...row,
    group: named(group_id, group_name),
    price_list: named(price_list_id, price_list_name),
    buyer_store: named(buyer_store_id, buyer_store_name),
    deposit_percent: percentView(row.deposit_percent),
    created_at: row.created_at.toISOString(),
  };
}

function named(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null ? null : { id, name: name ?? '' };
}

/** What was agreed with a customer that buys as a company; undefined for one that does not. */
export async function findCompany(
  db: Db,
  storeId: string,
  customerId: string,
): Promise<CompanyRow | undefined> {
  return findCompanyRow(db, storeId, customerId);
}

/**
 * Lets a customer buy as a company.
 * @param buyerStoreId the store on the platform that it buys with; null without one
 * @throws DomainError `not_found` for the customer or the price list, `company_exists`, `company_limit`
 */
export async function addCompany(
  db: Db,
  storeId: string,
  customerId: string,
  { buyerStoreId, ...given }: Given & { buyerStoreId: string | null },
  now: Date,
): Promise<void> {
  await holdCustomer(db, storeId, customerId);
  if ((await countCompanies(db, storeId)) >= wholesaleLimits.companies)
    throw new DomainError('company_limit');
  await assertPriceList(db, storeId, given.price_list_id ?? null);
  const made = await insertCompany(db, {
    store_id: storeId,
    customer_id: customerId,
    ...kept(given),
    buyer_store_id: buyerStoreId,
    created_at: now,
    updated_at: now,
  });
  if (!made) throw new DomainError('company_exists');
  publishChange(db, 'wholesale', [customerId]);
}

/**
 * Changes what was agreed; what is left out stays.
 * @returns the company as it was
 * @throws DomainError `not_found` (the price list too), `changed_meanwhile`
 */
export async function changeCompany(
  db: Db,
  storeId: string,
  customerId: string,
  { version, status, ...given }: Given & { version: number; status?: CompanyRow['status'] | undefined },
  now: Date,
): Promise<CompanyRow> {
  const row = await lockCompany(db, storeId, customerId);
  if (!row) throw new DomainError('not_found');
  if (row.version !== version) throw new DomainError('changed_meanwhile');
  await assertPriceList(db, storeId, given.price_list_id ?? null);
  await updateCompany(db, row, { ...kept(given), ...(status ? { status } : {}), updated_at: now });
  publishChange(db, 'wholesale', [customerId]);
  return row;
}

/**
 * Lets a store buy as this customer: as a new company, or as the one that the customer is and that buys with no store yet. What
 * was agreed with that one stays unless something else is given. A business without a store may be a company that has one.
 * @throws DomainError `not_found` for the customer or the price list, `company_exists`, `company_limit`
 */
export async function admitBuyer(
  db: Db,
  storeId: string,
  customerId: string,
  { buyerStoreId, ...given }: Given & { buyerStoreId: string | null },
  now: Date,
): Promise<void> {
  const row = await lockCompany(db, storeId, customerId);
  if (!row) return addCompany(db, storeId, customerId, { buyerStoreId, ...given }, now);
  if (buyerStoreId !== null && row.buyer_store_id !== null) throw new DomainError('company_exists');
  await assertPriceList(db, storeId, given.price_list_id ?? null);
  const agreed = Object.fromEntries(Object.entries(kept(given)).filter(([, value]) => value !== null));
  const buyer_store_id = buyerStoreId ?? row.buyer_store_id;
  const values = { ...agreed, buyer_store_id, status: 'active' as const, updated_at: now };
  if (!(await updateCompany(db, row, values))) throw new DomainError('company_exists');
  publishChange(db, 'wholesale', [customerId]);
}

/** The fields that a call carries. */
function kept(given: Given): Partial<Agreed> {
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, field === 'price_list_id' ? lowered(value) : value]),
  );
}

function lowered(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}
