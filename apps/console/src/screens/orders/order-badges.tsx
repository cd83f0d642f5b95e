import { bucketOf, daysBetween } from '@sokoni/rules/credit/receivables-ageing';
import type { OrderRow } from '#contract-types.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayAge } from '#sentences/credit/ageing.ts';
import { sayOrderWord as say } from '#sentences/orders/words.ts';
import { Badge } from '#ui/display/badge.tsx';

/** How an order is called where a draft needs a name too. */
export function orderName({ number }: Pick<OrderRow, 'number'>): string {
  return number ?? say('draft');
}

/** What the buyer owes, or is outstanding; nothing when all is even. */
export function BalanceDueBadge({ outstanding }: { outstanding: number | null }) {
  const words = useBalanceText(outstanding ?? 0);
  return words && <Badge tone={(outstanding ?? 0) > 0 ? 'warning' : 'info'}>{words}</Badge>;
}

function useBalanceText(outstanding: number): string {
  const money = useMoneyText();
  if (outstanding === 0) return '';
  return outstanding > 0
    ? say('balance.due', { amount: money(outstanding) })
    : say('balance.refund', { amount: money(-outstanding) });
}

/** How a day stands to the one on which something is due: `due in 3 days`, `12 days overdue`. */
export function dueText(dueOn: string, today: string): string {
  const late = daysBetween(dueOn, today);
  if (late === 0) return say('due.today');
  if (late > 0) return say('due.late', { days: late });
  return late === -1 ? say('due.tomorrow') : say('due.later', { days: -late });
}

/** The bucket of a debt in which its customer's statement counts it; empty before it is due. */
export function ageText(dueOn: string, today: string): string {
  const late = daysBetween(dueOn, today);
  return late > 0 ? sayAge(bucketOf(late)) : '';
}
