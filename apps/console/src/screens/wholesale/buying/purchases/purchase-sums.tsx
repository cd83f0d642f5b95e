import type { Purchase } from '#api/wholesale/buying.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { sayPurchases as say } from '#sentences/wholesale/purchases.ts';
import { Card } from '#ui/layout/card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import styles from './purchases.module.css';

/** What the order comes to, and what of it is still to be paid. */
export function PurchaseSums({ purchase }: { purchase: Purchase }) {
  const dates = useStoreDates();
  const money = moneyTextIn(purchase.currency_code);
  const {
    lines_total,
    discount_total,
    shipping,
    vat_total,
    total,
    paid,
    outstanding,
    deposit,
    deposit_due,
    due_on,
  } = purchase;
  const rows: [name: string, amount: number, isShown: boolean][] = [
    [say('sums.lines'), lines_total, true],
    [say('sums.discount'), -discount_total, discount_total > 0],
    [say('sums.shipping'), shipping, shipping > 0],
    [say('sums.vat'), vat_total, true],
  ];
  return (
    <Card title={say('sums.title')}>
      <dl className={styles.sums}>
        {rows.map(
          ([name, amount, isShown]) => isShown && <Sum key={name} name={name} amount={money(amount)} />,
        )}
        <Sum name={say('sums.total')} amount={money(total)} isStrong />
        <Sum name={say('sums.paid')} amount={money(paid)} />
        {deposit > 0 && deposit_due === 0 && <Sum name={say('sums.deposit')} amount={money(deposit)} />}
        {deposit_due > 0 && <Sum name={say('sums.depositDue')} amount={money(deposit_due)} />}
        <Sum name={say('sums.balance')} amount={money(outstanding)} isStrong />
      </dl>
      {due_on !== null && outstanding > 0 && (
        <Muted>{say('sums.due', { day: dates.calendarDay(due_on) })}</Muted>
      )}
    </Card>
  );
}

function Sum({ name, amount, isStrong }: { name: string; amount: string; isStrong?: boolean }) {
  return (
    <div data-strong={isStrong || undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
