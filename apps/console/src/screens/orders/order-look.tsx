import { ageingBuckets, bucketOf, daysBetween } from '@sokoni/rules/ageing';
import { orderNumber } from '@sokoni/rules/order-words';
import type { OrderRow } from '#api/types.ts';
import { countText } from '#parts/count-text.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { Badge } from '#ui/badge.tsx';
import styles from './orders.module.css';

/** How an order is called where a draft needs a name too. */
export function orderName(order: Pick<OrderRow, 'number' | 'test'>): string {
  return orderNumber(order) || 'Draft';
}

/** What the buyer owes, or is owed; nothing when all is even. */
export function OwedBadge({ owed }: { owed: number | null }) {
  const words = useOwedText(owed ?? 0);
  return words && <Badge tone={(owed ?? 0) > 0 ? 'warning' : 'info'}>{words}</Badge>;
}

/** The same under a total, where a badge is too wide. */
export function OwedWords({ owed }: { owed: number }) {
  const words = useOwedText(owed);
  return (
    words && (
      <span className={styles.owed} data-side={owed > 0 ? 'theirs' : 'ours'}>
        {words}
      </span>
    )
  );
}

function useOwedText(owed: number): string {
  const money = useMoneyText();
  if (owed === 0) return '';
  return owed > 0 ? `owes ${money(owed)}` : `to give back ${money(-owed)}`;
}

/** How a day stands to the one on which something is due: `due in 3 days`, `12 days overdue`. */
export function dueText(dueOn: string, today: string): string {
  const late = daysBetween(dueOn, today);
  if (late === 0) return 'due today';
  if (late === 1) return '1 day overdue';
  if (late > 1) return `${countText(late)} days overdue`;
  return late === -1 ? 'due tomorrow' : `due in ${countText(-late)} days`;
}

/** The bucket of a debt in which its customer's statement counts it; empty before it is due. */
export function ageText(dueOn: string, today: string): string {
  const late = daysBetween(dueOn, today);
  return late > 0 ? ageingBuckets[bucketOf(late)] : '';
}
