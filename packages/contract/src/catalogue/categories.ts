import { categoryLimits } from '@sokoni/rules/products/category-tree';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, nothing, taxPercent, text } from '#fields.ts';
import { refusal } from '#refusals.ts';

const name = text(categoryLimits.nameLength).min(1, refusal('name_required'));

export const category = z.object({
  id,
  parent_id: id.nullable(),
  name: z.string(),
  position: z.number().int(),
  /** The tax rate of its products and of categories below that have none, up to 3 decimals; null: that of the category above, else the
   * store's. */
  tax_percent: z.string().nullable(),
});

export const categoryCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/categories': {
    summary: 'List the tree of categories, parents before their children.',
    data: z.array(category),
  },
  'POST /marketplace/v1/stores/{id}/categories': {
    summary: 'Create a category.',
    body: z.strictObject({
      id: id.optional(),
      name,
      parent_id: id.nullable().default(null),
      tax_percent: taxPercent.nullable().default(null),
    }),
    data: category,
  },
  'PUT /marketplace/v1/stores/{id}/categories/{category_id}': {
    summary: 'Update a category: its name, its parent or its tax rate.',
    body: z.strictObject({
      name: name.optional(),
      parent_id: id.nullable().optional(),
      tax_percent: taxPercent.nullable().optional(),
      position: z.number().int().min(0).max(categoryLimits.categories).optional(),
    }),
    data: category,
  },
  'DELETE /marketplace/v1/stores/{id}/categories/{category_id}': {
    summary: 'Delete a category; its products and children move to its parent.',
    data: nothing,
  },
});
