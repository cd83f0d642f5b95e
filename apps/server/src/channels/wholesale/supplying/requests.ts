import type { accessRequest, supplyingCalls } from '@sokoni/contract/wholesale/supplying';
import { personOf } from '@sokoni/rules/access/actor';
import { emailProblem, phoneProblem } from '@sokoni/rules/contacts/contact-fields';
import { customerLimits } from '@sokoni/rules/customers/customer-check';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { readKnownBuyer } from '#customers/known-buyer.ts';
import { addCustomer, changeCustomer } from '#customers/save-customer.ts';
import { addBuyer } from '../buyers/buyers.ts';
import { admitBuyer } from './companies.ts';
import { type ListedRequest, lockRequest, type RequestRow, updateRequest } from './request-queries.ts';
import { saySupplying } from './sentences.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    mail_wholesale_decision: { store_id: string; request_id: string };
  }
}

type Decision = z.output<
  (typeof supplyingCalls)['POST /marketplace/v1/stores/{id}/wholesale/requests/{request_id}/decision']['body']
>;

export function requestView({
  buyer_store_id,
  store_name,
  person,
  ...row
}: ListedRequest): z.output<typeof accessRequest> {
  return {
    id: row.id,
    store: buyer_store_id === null ? null : { id: buyer_store_id, name: store_name ?? '' },
    requested_by: person ?? row.contact_name,
    company_name: row.company_name,
    email: row.email,
    phone: row.phone,
    tax_number: row.tax_number,
    message: row.message,
    status: row.status,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

/**
 * Approves or declines a request, once; who asked is told by mail. An approved one is a company from then on, and of a business without a
 * store the person who asked is its first buyer.
 * @returns the customer that buys; null where it was declined
 * @throws DomainError `not_found` for the request, the customer or the price list, `wrong_state` for one that was decided,
 * `company_exists`, `company_limit`, `buyer_exists`, `buyer_limit`, `invalid_fields`
 */
export async function decideRequest(
  db: Db,
  storeId: string,
  requestId: string,
  decision: Decision,
  action: Action,
): Promise<string | null> {
  const request = await lockRequest(db, storeId, requestId);
  if (!request) throw new DomainError('not_found');
  if (request.status !== 'pending')
    throw new DomainError('wrong_state', { message: saySupplying('request.decided') });
  const customerId = decision.approved ? await approve(db, request, decision, action) : null;
  await updateRequest(db, request, {
    status: decision.approved ? 'approved' : 'declined',
    reason: decision.approved ? '' : decision.reason,
    decided_at: action.receivedAt,
    decided_by: personOf(action.actor),
  });
  await enqueue(db, 'mail_wholesale_decision', { store_id: storeId, request_id: requestId });
  publishChange(db, 'wholesale', [requestId]);
  return customerId;
}

async function approve(
  db: Db,
  request: RequestRow,
  { customer_id, price_list_id, payment_terms, credit_limit }: Decision,
  action: Action,
): Promise<string> {
  const { store_id: storeId, buyer_store_id: buyerStoreId, tax_number } = request;
  if (credit_limit != null && credit_limit > customerLimits.maxCredit)
    throw invalidField('credit_limit', saySupplying('request.creditTooLarge'));
  const customerId = customer_id
    ? await keepCustomer(db, storeId, customer_id.toLowerCase(), credit_limit, action)
    : await addCustomer(db, storeId, customerOf(request, credit_limit), action);
  const agreed = { price_list_id, payment_terms, ...(tax_number === '' ? {} : { tax_number }) };
  await admitBuyer(db, storeId, customerId, { buyerStoreId, ...agreed }, action.receivedAt);
  if (buyerStoreId === null) {
    const { contact_name, company_name, email, phone } = request;
    const buyer = { name: contact_name || company_name, email, phone };
    await addBuyer(db, storeId, customerId, buyer, action.receivedAt);
  }
  return customerId;
}

/** The customer that is named, with the limit where one is given. @throws DomainError `not_found` */
async function keepCustomer(
  db: Db,
  storeId: string,
  id: string,
  credit_limit: number | null | undefined,
  action: Action,
): Promise<string> {
  if (credit_limit === undefined) return id;
  const known = await readKnownBuyer(db, storeId, id);
  if (!known) throw new DomainError('not_found');
  await changeCustomer(db, storeId, id, { version: known.version, credit_limit }, action);
  return id;
}

/** A new customer as it told of itself; what is no address or number is left out. */
function customerOf({ company_name, email, phone }: RequestRow, credit_limit: number | null | undefined) {
  return {
    name: company_name,
    email: emailProblem(email) ? '' : email,
    phone: phoneProblem(phone) ? '' : phone,
    notes: '',
    group_id: null,
    language: null,
    credit_limit,
    addresses: [],
  };
}
