import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id } from './fields.ts';
import { orderRow } from './order-record.ts';
import { ageingFigures, ordersBehind, salesFigures } from './reports.ts';
import { overview } from './stores.ts';

const day = z.iso.date();
const count = z.number().int();

/** What was sold on a day. */
const dayOfSales = z.object({
  day,
  orders: count,
  /** In minor units, without VAT; what came back on the day is not taken off. */
  net_sales: z.number().int(),
  returns: z.number().int(),
});

export const homeCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/home': {
    summary:
      'How the store stands: today, the week, what is to be done, who owes. Days are those of the store. Test orders count while it is in test mode, and only then. Supervisors see no day but today.',
    data: z.object({
      today: day,
      timezone: z.string(),
      test: z.boolean(),
      /** Whether anything was ever sold in this mode. */
      has_orders: z.boolean(),
      sales: z.object({
        today: salesFigures,
        /** The same weekday a week ago, the whole day; null for a role that sees today only. */
        week_ago: salesFigures.nullable(),
        behind: ordersBehind,
      }),
      /** Monday to Sunday; days to come are zero. Null for a role that sees today only, as the next two. */
      week: z.array(dayOfSales).nullable(),
      last_week: z.array(dayOfSales).nullable(),
      /** Today is the last. */
      last_30_days: z.array(dayOfSales).nullable(),
      to_do: z.object({
        /** Orders with something still to be handed over. */
        to_hand_over: count,
        /** Orders with something still to be paid. */
        owing: count,
        /** Of those, the ones whose day has passed. */
        overdue: count,
        drafts: count,
      }),
      /** Null while the inventory module is off. */
      low_stock: z
        .object({
          low: count,
          out: count,
          /** The last that ran low, at most 5. */
          first: z.array(
            z.object({
              variant_id: id,
              product_id: id,
              product_title: z.string(),
              variant_name: z.string(),
              /** Address of the small picture. */
              image: z.string().nullable(),
              available: count,
              state: z.enum(['low', 'out']),
            }),
          ),
        })
        .nullable(),
      /** What is owed, by how long it has been due. */
      owed: ageingFigures,
      /** At most 5, the newest first. */
      newest: z.array(orderRow),
      /** How far the store is set up; null for a role that does not set it up. */
      set_up: overview.nullable(),
    }),
  },
});
