import { giftCardName } from '@sokoni/rules/credit/gift-card';
import type { Order } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import styles from '#screens/orders/entry-list.module.css';
import texts from '#screens/orders/order-texts.module.css';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
import { Card } from '#ui/layout/card.tsx';

type OrderPayment = Order['payments'][number];

/** The money that came in and went back, one by one; nothing before there is any. */
export function PaymentsCard({ order }: { order: Order }) {
  const money = useMoneyText();
  const dates = useStoreDates();
  if (order.payments.length === 0) return null;
  return (
    <Card title={say('payments.title')}>
      <ul className={styles.entries}>
        {order.payments.map(({ id, kind, method, amount, reference, gift_card, recorded_by, at }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.words}>
              <strong>{say(`payment.${kind}`, { method: methodText(method, gift_card) })}</strong>
              <span className={texts.details}>
                {[reference, dates.moment(at), recorded_by && say('by', { name: recorded_by })]
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

function methodText(method: OrderPayment['method'], card: OrderPayment['gift_card']): string {
  const name = sayOrderLabel(`method.${method}`);
  return card ? say('payment.card', { method: name, card: giftCardName(card.last_four) }) : name;
}
