import type { companyBuyers } from '@sokoni/contract/wholesale/buyers';
import { normaliseEmail } from '@sokoni/rules/forms/email';
import type { BuyerDraft } from '@sokoni/rules/wholesale/buyer-check';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import type * as z from 'zod';
import { shopUrl } from '#channels/storefront/web/shop-host.ts';
import type { Config } from '#core/config/config.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { findCompany } from '../supplying/companies.ts';
import {
  type BuyerRow,
  findBuyer,
  findBuyerByEmail,
  findBuyers,
  findSubDomain,
  insertBuyer,
  markInvited,
  markRemoved,
} from './queries.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    mail_buyer_invite: { store_id: string; customer_id: string; buyer_id: string };
  }
}

/** Below the address of a shop: where companies buy. */
export const wholesalePath = '/wholesale';

/** Who orders for a company, and where. @throws DomainError `not_found` for a customer that is no company */
export async function readBuyers(
  db: Db,
  storeId: string,
  customerId: string,
  config: Pick<Config, 'publicUrl' | 'storefrontHost'>,
): Promise<z.output<typeof companyBuyers>> {
  if (!(await findCompany(db, storeId, customerId))) throw new DomainError('not_found');
  const label = await findSubDomain(db, storeId);
  if (label === undefined) throw new DomainError('not_found');
  const buyers = await findBuyers(db, storeId, customerId);
  return { shop_url: shopUrl(label, config) + wholesalePath, buyers: buyers.map(buyerView) };
}

function buyerView({ id, name, email, phone, created_at, invited_at }: BuyerRow) {
  return {
    ...{ id, name, email, phone },
    created_at: created_at.toISOString(),
    invited_at: invited_at?.toISOString() ?? null,
  };
}

/**
 * Lets a person order for a company. Who does already stays as they are.
 * @returns the id of the buyer
 * @throws DomainError `not_found` for a customer that is no company, `buyer_exists` where the email is that of another one's buyer,
 * `buyer_limit`
 */
export async function addBuyer(
  db: Db,
  storeId: string,
  customerId: string,
  { name, email, phone }: BuyerDraft,
  now: Date,
): Promise<string> {
  if (!(await findCompany(db, storeId, customerId))) throw new DomainError('not_found');
  const email_key = normaliseEmail(email);
  if (await findBuyerByEmail(db, storeId, email_key)) throw new DomainError('buyer_exists');
  const others = await findBuyers(db, storeId, customerId);
  if (others.length >= wholesaleLimits.buyersPerCompany) throw new DomainError('buyer_limit');
  const id = newId();
  const row = { store_id: storeId, id, customer_id: customerId, name, email, email_key, phone };
  if (!(await insertBuyer(db, { ...row, created_at: now }))) throw new DomainError('buyer_exists');
  publishChange(db, 'wholesale', [customerId]);
  return id;
}

/** Ends that a person orders for a company; whoever is signed in is refused from then on. @throws DomainError `not_found` */
export async function removeBuyer(db: Db, storeId: string, of: BuyerOf, now: Date): Promise<void> {
  await markRemoved(db, await keptBuyer(db, storeId, of), now);
  publishChange(db, 'wholesale', [of.customerId]);
}

/** Mails a buyer where to sign in. @throws DomainError `not_found` */
export async function inviteBuyer(db: Db, storeId: string, of: BuyerOf, now: Date): Promise<void> {
  await markInvited(db, await keptBuyer(db, storeId, of), now);
  const { customerId: customer_id, buyerId: buyer_id } = of;
  await enqueue(db, 'mail_buyer_invite', { store_id: storeId, customer_id, buyer_id });
  publishChange(db, 'wholesale', [customer_id]);
}

export interface BuyerOf {
  customerId: string;
  buyerId: string;
}

async function keptBuyer(db: Db, storeId: string, { customerId, buyerId }: BuyerOf): Promise<BuyerRow> {
  const row = await findBuyer(db, storeId, customerId, buyerId);
  if (!row) throw new DomainError('not_found');
  return row;
}
