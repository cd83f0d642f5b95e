import { textPageLimits } from '@sokoni/rules/storefront/text-page';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, nothing, text } from '#fields.ts';
import { refusal } from '#refusals.ts';

const page = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  published: z.boolean(),
  version: z.number().int(),
  updated_at: z.string(),
});

const content = {
  title: text(textPageLimits.title).min(1, refusal('title_missing')),
  /** Empty: made of the title. */
  slug: text(textPageLimits.slug)
    .toLowerCase()
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, refusal('handle_unreadable'))
    .default(''),
  body: text(textPageLimits.body).default(''),
  seo_title: text(textPageLimits.seoTitle).default(''),
  seo_description: text(textPageLimits.seoDescription).default(''),
  published: z.boolean(),
};

export const textPageCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/storefront/pages': {
    summary: 'The text pages of the shop, in their order.',
    data: z.object({
      items: z.array(page.pick({ id: true, title: true, slug: true, published: true, updated_at: true })),
    }),
  },
  'POST /marketplace/v1/stores/{id}/storefront/pages': {
    summary: 'Add a text page to the shop.',
    body: z.strictObject(content),
    data: page,
  },
  'GET /marketplace/v1/stores/{id}/storefront/pages/{page_id}': {
    summary: 'Retrieve a text page.',
    data: page,
  },
  'PUT /marketplace/v1/stores/{id}/storefront/pages/{page_id}': {
    summary: 'Update a text page. Refused where somebody else has changed it since this version.',
    body: z.strictObject({ version: z.number().int().min(1), ...content }),
    data: page,
  },
  'DELETE /marketplace/v1/stores/{id}/storefront/pages/{page_id}': {
    summary: 'Delete a text page.',
    data: nothing,
  },
});
