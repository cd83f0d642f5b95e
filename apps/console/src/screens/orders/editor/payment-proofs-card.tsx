import type { Order } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
import { Card } from '#ui/layout/card.tsx';
import styles from './payment-proofs-card.module.css';

/** Pictures of a transfer that the buyer has sent; each opens whole. */
export function PaymentProofsCard({ order: { payment_proofs } }: { order: Order }) {
  const dates = useStoreDates();
  if (payment_proofs.length === 0) return null;
  return (
    <Card title={say('proofs.title')}>
      <ul className={styles.proofs}>
        {payment_proofs.map(({ id, small, large, sent_at }) => {
          const moment = dates.moment(sent_at);
          return (
            <li key={id}>
              <a href={large} target="_blank" rel="noreferrer" className={styles.proof}>
                <img src={small} alt={say('proofs.picture', { moment })} width={96} height={96} />
                <span>{moment}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
