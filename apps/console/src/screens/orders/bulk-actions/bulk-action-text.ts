import type { OrderActKind } from '@sokoni/rules/orders/order-bulk-actions';
import type { StoreJob } from '#contract-types.ts';
import { sayOrderList as say } from '#sentences/orders/list.ts';

/** How an act on many orders ended. */
export function endingText(
  kind: OrderActKind,
  { state, result, failed }: Pick<StoreJob, 'state' | 'result' | 'failed'>,
): string {
  const { changed = 0, unchanged = 0 } = result;
  const isFulfilling = kind === 'fulfil';
  return [
    state === 'cancelled' && say('bulkEnd.stopped'),
    say(isFulfilling ? 'bulkEnd.fulfilled' : 'bulkEnd.updated', { count: changed }),
    unchanged > 0 &&
      say(isFulfilling ? 'bulkEnd.alreadyFulfilled' : 'bulkEnd.alreadyUpdated', { count: unchanged }),
    failed > 0 && say(isFulfilling ? 'bulkEnd.notFulfilled' : 'bulkEnd.notUpdated', { count: failed }),
  ]
    .filter(Boolean)
    .join(' ');
}
