import { isCalendarDay } from '@sokoni/rules/wall-time';
import type { OrderActRequest } from '#api/sales/order-bulk-actions.ts';
import type { OrderListQuery } from '#api/sales/orders.ts';

/** What the address says of the figure of a report, or of the shift, whose orders are listed. */
const names = [
  'sold',
  'returned',
  'of',
  'from',
  'to',
  'seller',
  'product',
  'category',
  'vat',
  'shipping',
  'shift',
] as const;

/** The address without it. */
export const noFigure: Readonly<Record<(typeof names)[number], string>> & Record<string, string> = {
  ...{ sold: '', returned: '', of: '', from: '', to: '', seller: '', product: '', category: '', vat: '' },
  ...{ shipping: '', shift: '' },
};

const anIdOrNone = /^(none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const aRate = /^(none|\d{1,3}(\.\d{1,3})?)$/;

export interface BehindFigure {
  query: OrderListQuery;
  /** The same for an act on all of them. */
  narrowing: Extract<OrderActRequest['selection'], { filter: unknown }>['filter'];
  /** How the row of the report is called, and its days. */
  words: string;
}

/** The orders behind a figure of a report, where the address asks for them. */
export function readFigure(param: (name: string) => string, seesMoney: boolean): BehindFigure | null {
  if (!seesMoney || param('sold') !== 'true') return null;
  const value = (name: string, shape: RegExp) => (shape.test(param(name)) ? param(name) : undefined);
  const day = (name: string) => (isCalendarDay(param(name)) ? param(name) : undefined);
  const [from, to] = [day('from'), day('to')];
  const rest = {
    // The days of a figure of returns are those on which items came back.
    ...(param('returned') === 'true' ? { returned_from: from, returned_to: to } : { from, to }),
    seller: value('seller', anIdOrNone),
    product_id: value('product', anIdOrNone),
    category_id: value('category', anIdOrNone),
    vat_percent: value('vat', aRate),
    shift_id: value('shift', anId),
  };
  const isShipped = param('shipping') === 'true';
  return {
    query: { sold: 'true', ...rest, shipping: isShipped ? 'true' : undefined },
    narrowing: { sold: true, ...rest, shipping: isShipped || undefined },
    words: param('of').slice(0, 100),
  };
}
