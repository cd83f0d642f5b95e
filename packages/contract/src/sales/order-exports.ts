import { type OrderExportColumn, orderExportColumns } from '@sokoni/rules/orders/order-export';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { fileLink } from '#catalogue/import-record.ts';
import { refusal } from '#refusals.ts';
import { orderFilterBody } from './order-bulk-actions.ts';

const column: z.ZodType<OrderExportColumn> = z.enum(orderExportColumns);

export const orderExportCalls = defineCalls({
  'POST /marketplace/v1/stores/{id}/order-exports': {
    summary:
      'Create a link to a CSV file of the orders that match a filter, newest first. Sales associates get their own; columns of money are for roles that see it.',
    body: orderFilterBody.extend({
      columns: z.array(column).min(1, refusal('columns_required')).max(orderExportColumns.length),
    }),
    data: fileLink,
  },
});
