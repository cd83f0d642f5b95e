import { limits } from '@sokoni/rules/limits';
import { checkBuyer } from '@sokoni/rules/wholesale/buyer-check';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { email, id, reasoned, text, time } from '#fields.ts';

/** Somebody who orders for a company in the shop of the supplier. */
export const companyBuyer = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  created_at: time,
  /** When the last invite was mailed; null: none was. */
  invited_at: time.nullable(),
});

/** Who orders for a company, and where. */
export const companyBuyers = z.object({
  /** Where they sign in. */
  shop_url: z.string(),
  buyers: z.array(companyBuyer),
});

export const buyerCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers': {
    summary: 'List who orders for a company, by when they were added.',
    data: companyBuyers,
  },
  'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers': {
    summary: 'Let a person order for a company in the shop.',
    body: reasoned(
      z.strictObject({
        name: text(limits.personNameLength).default(''),
        email,
        phone: text(wholesaleLimits.phoneLength).default(''),
        /** Mails them where to sign in. */
        invite: z.boolean().default(false),
      }),
      checkBuyer,
    ),
    data: companyBuyers,
  },
  'DELETE /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers/{buyer_id}': {
    summary:
      'Remove a person from those who order for a company. They are signed out; what they ordered stays.',
    data: companyBuyers,
  },
  'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers/{buyer_id}/invites': {
    summary: 'Mail a person who orders for a company where to sign in.',
    body: z.strictObject({}),
    data: companyBuyers,
  },
});
