import { checkTaxRate, taxRateLimits } from '@sokoni/rules/stores/tax-rate';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, reasoned, text } from '#fields.ts';
import { refusal } from '#refusals.ts';

const name = text(taxRateLimits.nameLength);

/** A named rate beside the store's VAT. Products and categories are charged at its percentage, which never changes. */
export const taxRate = z.object({
  id,
  name: z.string(),
  /** Up to 3 decimals, as text; 0 is zero-rated, which is not exempt. */
  percent: z.string(),
  /** Offered no more; what is charged at it stays so. */
  archived: z.boolean(),
});

export const taxRateCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/tax-rates': {
    summary: 'List the tax rates of the store beside its VAT, archived ones too, the highest first.',
    data: z.array(taxRate),
  },
  'POST /marketplace/v1/stores/{id}/tax-rates': {
    summary: 'Create a tax rate. Two rates of a store never have the same name or percentage.',
    body: reasoned(z.strictObject({ name, percent: z.string() }), checkTaxRate),
    data: taxRate,
  },
  'PUT /marketplace/v1/stores/{id}/tax-rates/{rate_id}': {
    summary:
      'Rename, archive or restore a tax rate. Its percentage stays: orders that were placed at it are named by it.',
    body: z.strictObject({
      name: name.min(1, refusal('rate_name_required')).exactOptional(),
      archived: z.boolean().exactOptional(),
    }),
    data: taxRate,
  },
});
