import { giftCardName } from '@sokoni/rules/credit/gift-card';
import { moneyMethods } from '@sokoni/rules/orders/order-labels';
import type { Order } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import styles from '#screens/orders/entry-list.module.css';
import texts from '#screens/orders/order-texts.module.css';
import { Card } from '#ui/layout/card.tsx';

/** The money that came in and went back, one by one; nothing before there is any. */
export function PaymentsCard({ order }: { order: Order }) {
  const money = useMoneyText();
  const dates = useStoreDates();
  if (order.payments.length === 0) return null;
  return (
    <Card title="Payments">
      <ul className={styles.entries}>
        {order.payments.map(({ id, kind, method, amount, reference, gift_card, recorded_by, at }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.words}>
              <strong>
                {kind === 'refund' ? 'Refund' : 'Payment'} · {moneyMethods[method]}
                {gift_card && ` ${giftCardName(gift_card.last_four)}`}
              </strong>
              <span className={texts.details}>
                {[reference, dates.moment(at), recorded_by && `by ${recorded_by}`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={texts.figures}>{kind === 'refund' ? `−${money(amount)}` : money(amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
