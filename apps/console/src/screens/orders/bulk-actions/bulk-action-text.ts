import type { OrderActKind } from '@sokoni/rules/orders/order-bulk-actions';
import type { StoreJob } from '#contract-types.ts';

/** How an act on many orders ended. */
export function endingText(
  kind: OrderActKind,
  { state, result, failed }: Pick<StoreJob, 'state' | 'result' | 'failed'>,
  locale: string,
): string {
  const { changed = 0, unchanged = 0 } = result;
  const counted = (count: number) =>
    `${new Intl.NumberFormat(locale).format(count)} ${count === 1 ? 'order' : 'orders'}`;
  const done = kind === 'fulfil' ? 'fulfilled' : 'updated';
  const parts = [`${counted(changed)} ${done}.`];
  if (unchanged > 0)
    parts.push(`${counted(unchanged)} already ${kind === 'fulfil' ? 'fulfilled' : 'up to date'}.`);
  if (failed > 0) parts.push(`${counted(failed)} could not be ${done}.`);
  return `${state === 'cancelled' ? 'Stopped. ' : ''}${parts.join(' ')}`;
}
