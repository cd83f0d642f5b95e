import { domainStates } from '@sokoni/rules/storefront/domains';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { text, time } from '#fields.ts';

/** A domain of the store's own. */
export const storefrontDomain = z.object({
  domain: z.string(),
  state: z.enum(domainStates),
  /** The TXT record that proves it. */
  proof: z.object({ name: z.string(), value: z.string() }),
  checked_at: time.nullable(),
  verified_at: time.nullable(),
});

export const domainCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/storefront/domain': {
    summary: 'Retrieve the domain of the storefront; null without one.',
    data: storefrontDomain.nullable(),
  },
  'PUT /marketplace/v1/stores/{id}/storefront/domain': {
    summary: 'Name a domain for the storefront. It leads there once its TXT record proves it.',
    body: z.strictObject({ domain: text(253) }),
    data: storefrontDomain,
  },
  'POST /marketplace/v1/stores/{id}/storefront/domain/checks': {
    summary: 'Look the TXT record up now.',
    body: z.strictObject({}),
    data: storefrontDomain,
  },
  'DELETE /marketplace/v1/stores/{id}/storefront/domain': {
    summary: 'Remove the domain. The subdomain stays.',
    data: z.null(),
  },
});
