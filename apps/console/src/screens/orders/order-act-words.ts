import type { OrderActKind } from '@sokoni/rules/order-acts';
import type { StoreJob } from '#api/types.ts';

/** How an act on many orders ended. */
export function endingText(
  kind: OrderActKind,
  { state, result, failed }: Pick<StoreJob, 'state' | 'result' | 'failed'>,
  locale: string,
): string {
  const { changed = 0, unchanged = 0 } = result;
  const counted = (count: number) =>
    `${new Intl.NumberFormat(locale).format(count)} ${count === 1 ? 'order' : 'orders'}`;
  const done = kind === 'hand_over' ? 'handed over' : 'changed';
  const parts = [`${counted(changed)} ${done}.`];
  if (unchanged > 0) parts.push(`${counted(unchanged)} ${unchanged === 1 ? 'was' : 'were'} so already.`);
  if (failed > 0) parts.push(`${counted(failed)} could not be ${done}.`);
  return `${state === 'cancelled' ? 'Stopped. ' : ''}${parts.join(' ')}`;
}
