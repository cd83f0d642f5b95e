import { buyerOf } from '#channels/storefront/accounts/log-in.ts';
import type { Visit } from '#channels/storefront/checkout/pages/visit.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { isModuleOn } from '#tenancy/modules/is-module-on.ts';
import { findBuyerByEmail } from '../buyers/queries.ts';
import { type AgreementRow, findAgreement } from '../buying/suppliers/supplier-queries.ts';
import { findShopCompany } from './queries.ts';

/** Somebody who is signed in and orders for a company. */
export interface ShopBuyer {
  id: string;
  name: string;
  email: string;
  phone: string;
  customerId: string;
  company: string;
  /** Null while the supplier has paused the company. */
  agreement: AgreementRow | null;
}

/** Who asks: a buyer, somebody with an email that orders for no company, or nobody who is signed in. */
export type ShopCaller =
  | { kind: 'buyer'; buyer: ShopBuyer }
  | { kind: 'stranger'; email: string }
  | { kind: 'guest' };

/**
 * Who asks in the shop for companies, found anew for each request: whoever was removed a moment ago is a stranger.
 * @throws DomainError `not_found` where the store does not sell to businesses
 */
export async function readShopCaller(db: Db, visit: Visit): Promise<ShopCaller> {
  const { storeId, accountToken, visitor } = visit;
  await assertSellsWholesale(db, storeId);
  const email = await buyerOf(db, storeId, accountToken, visitor.now);
  if (email === undefined) return { kind: 'guest' };
  const row = await findBuyerByEmail(db, storeId, email);
  const company = row && (await findShopCompany(db, storeId, row.customer_id));
  if (!company) return { kind: 'stranger', email };
  const { id, name, phone, customer_id: customerId } = row;
  const agreement = (await findAgreement(db, storeId, { customerId })) ?? null;
  const buyer = { id, name, email: row.email, phone, customerId, company: company.name, agreement };
  return { kind: 'buyer', buyer };
}

/** @throws DomainError `not_found` */
export async function assertSellsWholesale(db: Db, storeId: string): Promise<void> {
  if (!(await isModuleOn(db, storeId, 'module_wholesale'))) throw new DomainError('not_found');
}
