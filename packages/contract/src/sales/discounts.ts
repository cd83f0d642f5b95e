import {
  discountKinds,
  discountLimits,
  discountStates,
  discountTargets,
} from '@sokoni/rules/discounts/discount';
import { checkDiscount } from '@sokoni/rules/discounts/discount-check';
import { orderChannels } from '@sokoni/rules/orders/order-labels';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, nothing, pageOf, pageQuery, reasoned, text, time } from '#fields.ts';

const kind = z.enum(discountKinds);
const target = z.enum(discountTargets);
const state = z.enum(discountStates);
const channel = z.enum(orderChannels);
const figure = z.number().nullable();

const terms = {
  title: z.string(),
  /** Upper case; null where it applies by itself. */
  code: z.string().nullable(),
  kind,
  /** Of what it is for, or off the units that are got; up to 3 decimals. */
  percent: figure,
  amount: figure,
  buy_quantity: figure,
  get_quantity: figure,
  most_times: figure,
  applies_to: target,
  product_ids: z.array(id),
  /** With everything that lies below them. */
  category_ids: z.array(id),
  minimum_spend: figure,
  minimum_quantity: figure,
  channels: z.array(channel),
  starts_at: time,
  /** The first instant without it; null where it does not end. */
  ends_at: time.nullable(),
  use_limit: figure,
  customer_limit: figure,
};

/** One line of the list of discounts. */
export const discountRow = z.object({
  id,
  ...terms,
  state,
  /** Switched on. */
  active: z.boolean(),
  uses: z.number().int(),
  /** By all its uses, in minor units. */
  total_discounted: z.number().int(),
  version: z.number().int(),
  created_at: time,
  updated_at: time,
});

export const discount = discountRow.extend({
  products: z.array(z.object({ id, title: z.string(), image: z.string().nullable() })),
  categories: z.array(z.object({ id, name: z.string() })),
});

const ids = (most: number) =>
  z
    .array(id)
    .max(most)
    .default([])
    .transform((given) => [...new Set(given.map((one) => one.toLowerCase()))]);

/** Everything about a discount; what holds for it, `checkDiscount` says. */
const draft = {
  title: text(discountLimits.titleLength).default(''),
  code: text(200).nullable().default(null),
  kind,
  percent: figure.default(null),
  amount: figure.default(null),
  buy_quantity: figure.default(null),
  get_quantity: figure.default(null),
  most_times: figure.default(null),
  applies_to: target.default('order'),
  product_ids: ids(discountLimits.products),
  category_ids: ids(discountLimits.categories),
  minimum_spend: figure.default(null),
  minimum_quantity: figure.default(null),
  channels: z
    .array(channel)
    .max(20)
    .transform((given) => [...new Set(given)]),
  starts_at: time,
  ends_at: time.nullable().default(null),
  use_limit: figure.default(null),
  customer_limit: figure.default(null),
};

export const discountDraft = reasoned(z.strictObject({ id: id.optional(), ...draft }), checkDiscount);

export const discountChange = reasoned(
  z.strictObject({ version: z.number().int().min(1), ...draft }),
  checkDiscount,
);

export const discountCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/discounts': {
    summary:
      'List discounts, newest first, or by title, starts_at, ends_at or uses. Search by title or code.',
    query: z.strictObject({ ...pageQuery.shape, state: state.optional(), kind: kind.optional() }),
    data: pageOf(discountRow),
  },
  'POST /marketplace/v1/stores/{id}/discounts': {
    summary: 'Create a discount. It is active.',
    body: discountDraft,
    data: discount,
  },
  'GET /marketplace/v1/stores/{id}/discounts/{discount_id}': {
    summary: 'Retrieve a discount with the products or categories it applies to.',
    data: discount,
  },
  'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}': {
    summary:
      'Update a discount, in full. Orders that used it keep their discount. 409 changed_meanwhile when the version is not the latest.',
    body: discountChange,
    data: discount,
  },
  'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}/switch': {
    summary: 'Turn a discount on or off.',
    body: z.strictObject({ active: z.boolean() }),
    data: discount,
  },
  'DELETE /marketplace/v1/stores/{id}/discounts/{discount_id}': {
    summary: 'Delete a discount that was never used; one that was used ends now.',
    data: nothing,
  },
});
