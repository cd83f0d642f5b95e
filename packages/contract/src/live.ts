import * as z from 'zod';
import { defineCalls } from './call.ts';
import { id } from './fields.ts';

/** What can change under the eyes of somebody else. */
export const liveSubjects = [
  'store',
  'module',
  'staff',
  'invite',
  'product',
  'category',
  'location',
  'stock',
  'job',
  'view',
  'supplier',
  'purchase_order',
  'stock_take',
  'transfer',
  'customer',
  'customer_group',
  'order',
  'discount',
  'gift_card',
  'register',
  'shift',
  'delivery',
  'storefront',
  'wholesale',
] as const;

export type LiveSubject = (typeof liveSubjects)[number];

/** Things of one kind that have changed. `stock` names the products whose stock it is. */
export const liveChange = z.object({
  subject: z.enum(liveSubjects),
  /** Empty says that many have changed. */
  ids: z.array(id),
});

export const liveCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/events': {
    summary:
      'Stream changes in the store as server-sent events; the data of each is a list of subjects with ids. Reconnect with `Last-Event-ID` and no event is missed; on a `resync` event reload everything.',
    streams: true,
    data: z.array(liveChange),
  },
});
