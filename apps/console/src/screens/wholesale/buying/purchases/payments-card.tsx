import type { Purchase } from '#api/wholesale/buying.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { sayPurchases as say } from '#sentences/wholesale/purchases.ts';
import { Card } from '#ui/layout/card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import styles from './purchases.module.css';

/** What the supplier has recorded of what was paid. */
export function PaymentsCard({ purchase: { payments, currency_code } }: { purchase: Purchase }) {
  const dates = useStoreDates();
  const money = moneyTextIn(currency_code);
  return (
    <Card title={say('payments.title')}>
      {payments.length === 0 ? (
        <Muted>{say('payments.none')}</Muted>
      ) : (
        <ul className={styles.entries}>
          {payments.map(({ kind, method, amount, at }) => (
            <li key={`${kind} ${at}`}>
              <span>
                {say(`payments.${kind}`)}
                <span className={styles.quiet}>
                  {sayOrderLabel(`method.${method}`)} · {dates.day(at)}
                </span>
              </span>
              <span className={styles.amount}>{money(kind === 'refund' ? -amount : amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
