import type { Purchase } from '#api/wholesale/buying.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { Sum, Sums } from '#screens/wholesale/sums.tsx';
import { sayPurchases as say } from '#sentences/wholesale/purchases.ts';
import { Card } from '#ui/layout/card.tsx';
import { Muted } from '#ui/layout/layout.tsx';

/** What the order comes to, and what of it is still to be paid, or given back. */
export function PurchaseSums({ purchase }: { purchase: Purchase }) {
  const dates = useStoreDates();
  const money = moneyTextIn(purchase.currency_code);
  const {
    lines_total,
    discount_total,
    shipping,
    vat_total,
    ordered_total,
    returned_total,
    paid,
    refunded,
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
      <Sums>
        {rows.map(
          ([name, amount, isShown]) => isShown && <Sum key={name} name={name} value={money(amount)} />,
        )}
        <Sum name={say('sums.total')} value={money(ordered_total)} isStrong />
        {returned_total > 0 && <Sum name={say('sums.returned')} value={money(-returned_total)} />}
        <Sum name={say('sums.paid')} value={money(paid + refunded)} />
        {refunded > 0 && <Sum name={say('sums.refunded')} value={money(-refunded)} />}
        {deposit > 0 && deposit_due === 0 && <Sum name={say('sums.deposit')} value={money(deposit)} />}
        {deposit_due > 0 && <Sum name={say('sums.depositDue')} value={money(deposit_due)} />}
        <Sum
          name={say(outstanding < 0 ? 'sums.refundDue' : 'sums.balance')}
          value={money(Math.abs(outstanding))}
          isStrong
        />
      </Sums>
      {due_on !== null && outstanding > 0 && (
        <Muted>{say('sums.due', { day: dates.calendarDay(due_on) })}</Muted>
      )}
    </Card>
  );
}
