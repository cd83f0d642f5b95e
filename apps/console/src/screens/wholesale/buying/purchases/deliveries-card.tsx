import { dotText } from '@sokoni/messages/list-text';
import type { Purchase } from '#api/wholesale/buying.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { sayPurchases as say } from '#sentences/wholesale/purchases.ts';
import { Card } from '#ui/layout/card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import styles from './purchases.module.css';

type Delivery = Purchase['fulfilments'][number];

/** What the supplier has sent, and how to follow it. */
export function DeliveriesCard({ purchase: { fulfilments } }: { purchase: Purchase }) {
  const dates = useStoreDates();
  return (
    <Card title={say('deliveries.title')}>
      {fulfilments.length === 0 ? (
        <Muted>{say('deliveries.none')}</Muted>
      ) : (
        <ul className={styles.entries}>
          {fulfilments.map((delivery) => (
            <li key={delivery.at}>
              <span>
                {say('deliveries.units', { count: delivery.units })}
                <span className={styles.quiet}>{dotText([dates.moment(delivery.at), delivery.carrier])}</span>
              </span>
              <Tracking delivery={delivery} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Tracking({ delivery: { tracking_number: number, tracking_url: url } }: { delivery: Delivery }) {
  if (!url) return number ? <span>{number}</span> : null;
  return (
    <a href={url} className={styles.track} target="_blank" rel="noreferrer">
      {say('deliveries.track', { number: number || url })}
    </a>
  );
}
