import type { supplierDetail, supplierStore } from '@sokoni/contract/wholesale/buying';
import { minimumFor } from '@sokoni/rules/wholesale/order-minimum';
import type * as z from 'zod';
import { readCollections } from '#channels/storefront/catalogue/read-collections.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { smallPicture } from '#core/pictures/pictures.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { type Buying, inSupplierStore } from './in-supplier-store.ts';
import { offeredCategories } from './offered-categories.ts';
import { insertRequest } from './request-queries.ts';
import {
  type AgreementRow,
  findAgreement,
  findSupplier,
  type ListedSupplier,
  type Supplier,
  type SupplierRow,
} from './supplier-queries.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    mail_wholesale_request: { store_id: string; request_id: string };
  }
}

type SupplierView = z.output<typeof supplierStore>;

export function listedSupplierView({ relation, reason, ...row }: ListedSupplier): SupplierView {
  return { ...storeView(row), relation, reason };
}

/**
 * A supplier with what was agreed with it.
 * @throws DomainError `not_found`
 */
export async function readSupplier(
  db: Db,
  buying: Buying,
  now: Date,
): Promise<z.output<typeof supplierDetail>> {
  const supplier = await findSupplier(db, buying.supplierId);
  if (!supplier) throw new DomainError('not_found');
  const agreed = supplier.status === 'active' ? await readAgreed(db, buying) : null;
  const { email, phone } = supplier;
  const { test: isTest } = await storeDay(db, buying.buyerStoreId, now);
  return {
    ...storeView(supplier),
    ...relationOf(supplier),
    email,
    phone,
    agreement: agreed && agreementView(agreed.agreement),
    categories: agreed?.categories ?? [],
    in_test: isTest === (supplier.mode === 'test') ? null : isTest ? 'buyer' : 'supplier',
  };
}

/** What was agreed, and by which categories products are found. */
async function readAgreed(db: Db, buying: Buying) {
  return inSupplierStore(db, buying, async () => {
    const agreement = await findAgreement(db, buying.supplierId, buying);
    if (!agreement) return null;
    return { agreement, categories: offeredCategories(await readCollections(db, buying.supplierId)) };
  });
}

export interface RequestDraft {
  company_name: string;
  email: string;
  phone: string;
  tax_number: string;
  message: string;
}

/**
 * Asks a supplier to be let in.
 * @returns the id of the request
 * @throws DomainError `not_found`, `already_requested` also for who is let in already
 */
export async function requestAccess(
  db: Db,
  buying: Buying,
  draft: RequestDraft,
  { userId, action }: { userId: string; action: Action },
): Promise<string> {
  const supplier = await findSupplier(db, buying.supplierId);
  if (!supplier) throw new DomainError('not_found');
  if (supplier.status !== null) throw new DomainError('already_requested');
  const id = newId();
  await inSupplierStore(db, buying, async () => {
    const isNew = await insertRequest(db, {
      store_id: buying.supplierId,
      id,
      buyer_store_id: buying.buyerStoreId,
      requested_by: userId,
      ...draft,
      created_at: action.receivedAt,
      decided_at: null,
    });
    if (!isNew) throw new DomainError('already_requested');
    await enqueue(db, 'mail_wholesale_request', { store_id: buying.supplierId, request_id: id });
  });
  return id;
}

function storeView(row: SupplierRow): Omit<SupplierView, 'relation' | 'reason'> {
  const { supplier_id, name, description, introduction, country, currency_code, sub_domain } = row;
  const logo = smallPicture(supplier_id, row.logo_image_id);
  return { id: supplier_id, name, description, introduction, country, currency_code, logo, sub_domain };
}

function relationOf({ status, request_status, request_reason }: Supplier) {
  if (status !== null) return { relation: status, reason: '' };
  if (request_status === null || request_status === 'approved') {
    return { relation: 'none' as const, reason: '' };
  }
  return { relation: request_status, reason: request_reason ?? '' };
}

/** What was agreed, as who orders by it sees it. */
export function agreementView(agreement: AgreementRow) {
  const { payment_terms, deposit_percent, is_first_order, vat_percent, tax_exempt, apply_vat } = agreement;
  const { credit_limit, outstanding } = agreement;
  return {
    payment_terms,
    deposit_percent,
    minimum: minimumFor(agreement, is_first_order),
    is_first_order,
    apply_vat: apply_vat && !tax_exempt,
    vat_percent,
    tax_exempt,
    credit_limit,
    outstanding,
  };
}
