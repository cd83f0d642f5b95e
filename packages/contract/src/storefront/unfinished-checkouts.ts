import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, pageOf, pageOnly, text, time } from '#fields.ts';

const search = text(100).default('');

export const unfinishedCheckout = z.object({
  id,
  /** When the buyer last changed it. */
  updated_at: time,
  /** As far as the buyer has filled it in: an email, a phone number or both. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  items: z.array(z.object({ title: z.string(), variant_name: z.string(), quantity: z.number().int() })),
  /** In minor units, with delivery as far as it was chosen. */
  total: z.number().int(),
  /** Whether the cart is mailed of: only to a buyer who agreed to it. */
  reminder: z.enum(['sent', 'planned', 'none']),
  reminded_at: time.nullable(),
  /** Opens the cart in the browser that follows it; null once the cart is empty. */
  restore_url: z.string().nullable(),
});

export const unfinishedCheckoutCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/storefront/unfinished-checkouts': {
    summary:
      'List checkouts whose buyers left a contact and placed no order, the newest first, for 60 days. For the count ask unfinished-checkouts/total.',
    query: pageOnly.extend({ search }),
    data: pageOf(unfinishedCheckout).omit({ total: true }),
  },
  'GET /marketplace/v1/stores/{id}/storefront/unfinished-checkouts/total': {
    summary: 'Count the unfinished checkouts that match the search.',
    query: z.strictObject({ search }),
    data: z.object({ total: z.number().int() }),
  },
});
