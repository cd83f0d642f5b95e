import type { FollowedOrder } from '@sokoni/themes/visitor-pages.ts';

/**
 * Where an order is, as its buyer reads it.
 * @param readyAt since when it lies ready to be collected; null: it does not
 */
export function orderStatus(state: string, readyAt: unknown): FollowedOrder['status'] {
  switch (state) {
    case 'cancelled':
    case 'part_fulfilled':
    case 'fulfilled':
    case 'part_returned':
    case 'returned':
      return state;
    default:
      return readyAt === null ? 'placed' : 'ready';
  }
}
