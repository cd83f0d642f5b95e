import { dotText } from '@sokoni/messages/list-text';
import { giftCardName } from '@sokoni/rules/credit/gift-card';
import type { Order } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { methodName } from '#parts/money/method-name.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import styles from '#screens/orders/entry-list.module.css';
import texts from '#screens/orders/order-texts.module.css';
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
        {order.payments.map((payment) => {
          const { id, kind, amount, rounding, tip, reference, recorded_by, at } = payment;
          const details = [
            reference,
            rounding !== 0 && say('payment.rounding', { amount: money(rounding) }),
            tip > 0 && say('payment.tip', { amount: money(tip) }),
            dates.moment(at),
            recorded_by && say('by', { name: recorded_by }),
          ];
          return (
            <li key={id} className={styles.entry}>
              <span className={styles.words}>
                <strong>{say(`payment.${kind}`, { method: methodText(payment) })}</strong>
                <span className={texts.details}>{dotText(details)}</span>
              </span>
              <span className={texts.figures}>{money(kind === 'refund' ? -amount : amount)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function methodText({ gift_card: card, ...payment }: OrderPayment): string {
  const name = methodName(payment);
  return card ? say('payment.card', { method: name, card: giftCardName(card.last_four) }) : name;
}
