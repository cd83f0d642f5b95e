import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { fileLink } from '#catalogue/import-record.ts';
import { id } from '#fields.ts';

export const printedCatalogueCalls = defineCalls({
  'POST /marketplace/v1/stores/{id}/wholesale/printed-catalogues': {
    summary:
      'Create a link to a PDF of what companies are offered, or of an order form. 422 printed_catalogue_limit.',
    body: z.strictObject({
      /** Whose prices are printed; null: what the store asks. */
      price_list_id: id.nullable().default(null),
      /** Of which companies: what is offered to this group alone is in it; null: what is offered to all. */
      group_id: id.nullable().default(null),
      /** Of a category with those below it; null: of all. */
      category_id: id.nullable().default(null),
      with_prices: z.boolean().default(true),
      /** With a column to be filled in. */
      order_form: z.boolean().default(false),
    }),
    data: fileLink,
  },
});
