import { categoryLimits } from '@sokoni/rules/category-tree';
import { messages } from '@sokoni/rules/messages';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, nothing, text } from './fields.ts';

const name = text(categoryLimits.nameLength).min(1, messages.required('Name'));

export const category = z.object({
  id,
  parent_id: id.nullable(),
  name: z.string(),
  position: z.number().int(),
});

export const categoryCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/categories': {
    summary: 'The whole tree of categories, parents before their children.',
    data: z.array(category),
  },
  'POST /marketplace/v1/stores/{id}/categories': {
    summary: 'Make a category.',
    body: z.strictObject({ id: id.optional(), name, parent_id: id.nullable().default(null) }),
    data: category,
  },
  'PUT /marketplace/v1/stores/{id}/categories/{category_id}': {
    summary: 'Rename a category or move it in the tree.',
    body: z.strictObject({
      name: name.optional(),
      parent_id: id.nullable().optional(),
      position: z.number().int().min(0).max(categoryLimits.categories).optional(),
    }),
    data: category,
  },
  'DELETE /marketplace/v1/stores/{id}/categories/{category_id}': {
    summary: 'Delete a category; its products and children move to its parent.',
    data: nothing,
  },
});
