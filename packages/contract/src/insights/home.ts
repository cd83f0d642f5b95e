import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { day, id } from '#fields.ts';
import { named } from '#sales/order-enums.ts';
import { orderRow } from '#sales/order-record.ts';
import { overview } from '#tenancy/stores.ts';
import { ageingFigures, ordersBehind, salesFigures } from './reports.ts';

const count = z.number().int();

/** What was sold on a day. */
const dayOfSales = z.object({
  day,
  orders: count,
  /** In minor units: gross sales less discounts and returns, without VAT. */
  net_sales: z.number().int(),
});

export const homeCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/home': {
    summary:
      'Retrieve the home summary: today’s sales, the week, what to do and outstanding balances. Days are in the store’s time zone. Test orders count only while the store is in test mode. Supervisors see today only.',
    /** Of one register: what was sold today, in the week and in 30 days; all else is of the store. */
    query: z.strictObject({ register_id: id.optional() }),
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
      /** Whose sales can be shown alone; none where the store has no register. */
      registers: z.array(named),
      /** Monday to Sunday; days to come are zero. Null for a role that sees today only, as the next two. */
      week: z.array(dayOfSales).nullable(),
      last_week: z.array(dayOfSales).nullable(),
      /** Today is the last. */
      last_30_days: z.array(dayOfSales).nullable(),
      to_do: z.object({
        /** Orders with something still to be fulfilled. */
        unfulfilled: count,
        /** Orders with something still to be paid. */
        unpaid: count,
        /** Of those, the ones whose day has passed. */
        overdue: count,
        drafts: count,
        /** Orders with something that did not fit, which nobody has reviewed. */
        flagged: count,
        /** What registers sent and the books could not take. */
        till_attention: count,
        /** Online payments that need somebody to look at them; 0 for a role that may not. */
        payments: count,
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
      /** What is outstanding, by how long it has been due. */
      outstanding: ageingFigures,
      /** At most 5, the newest first. */
      newest: z.array(orderRow),
      /** What the web store has seen in the last 30 days; null for a role that sees today only, and a store that does not sell online. */
      web: z
        .object({
          /** Of visitors who agreed to be counted. */
          visits: count,
          /** That were begun. */
          carts: count,
          orders: count,
          /** Visitors read a message in place of the shop. */
          paused: z.boolean(),
        })
        .nullable(),
      /** How far the store is set up; null for a role that does not set it up. */
      set_up: overview.nullable(),
    }),
  },
});
