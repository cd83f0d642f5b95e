import { shopLimits, shopPolicies, shopStatuses } from '@sokoni/rules/storefront/preferences';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { text } from '#fields.ts';

const fields = {
  /** Who sees the shop: everybody, nobody, or who has its password. */
  status: z.enum(shopStatuses),
  paused_message: text(shopLimits.pausedMessageLength),
  /** How long checkout keeps stock for a buyer. */
  hold_minutes: z.number(),
  /** Visitors are asked before their visit is counted. */
  counts_visits: z.boolean(),
  /** The email and WhatsApp of the store settings are shown. */
  shows_email: z.boolean(),
  shows_whatsapp: z.boolean(),
  takes_notes: z.boolean(),
  /** The store is mailed each new order. */
  mails_new_orders: z.boolean(),
  /** An order has to come to at least so much, in minor units; null: any sum. */
  minimum_order: z.number().nullable(),
  /** Texts that checkout links to. */
  policies: z.array(z.enum(shopPolicies)).max(shopPolicies.length),
};

const preferences = z.object({
  ...fields,
  /** The password itself is never answered. */
  has_password: z.boolean(),
  /** 0 while nothing was set. */
  version: z.number().int(),
});

export const storefrontPreferenceCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/storefront/preferences': {
    summary: 'Retrieve how the storefront behaves.',
    data: preferences,
  },
  'PUT /marketplace/v1/stores/{id}/storefront/preferences': {
    summary:
      'Update how the storefront behaves; omitted fields stay unchanged. 409 changed_meanwhile when the version is not the latest.',
    body: z.strictObject({
      version: z.number().int(),
      status: fields.status.exactOptional(),
      paused_message: fields.paused_message.exactOptional(),
      hold_minutes: fields.hold_minutes.exactOptional(),
      counts_visits: fields.counts_visits.exactOptional(),
      shows_email: fields.shows_email.exactOptional(),
      shows_whatsapp: fields.shows_whatsapp.exactOptional(),
      takes_notes: fields.takes_notes.exactOptional(),
      mails_new_orders: fields.mails_new_orders.exactOptional(),
      minimum_order: fields.minimum_order.exactOptional(),
      policies: fields.policies.exactOptional(),
      /** A new one; it is kept hashed. */
      password: z.string().max(shopLimits.passwordMax).exactOptional(),
    }),
    data: preferences,
  },
});
