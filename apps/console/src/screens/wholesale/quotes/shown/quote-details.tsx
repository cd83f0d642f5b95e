import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Quote } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { sayQuotes as say } from '#sentences/wholesale/quotes.ts';
import { sayWholesale } from '#sentences/wholesale/words.ts';
import { Card } from '#ui/layout/card.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import styles from './quotes.module.css';

interface QuoteDetailsProps {
  quote: Pick<Quote, 'valid_until' | 'payment_terms' | 'order'>;
  /** Where the order is that it became. */
  orderPath: (id: string) => string;
  /** The way to the other side. */
  other: ReactNode;
}

/** Until when, how it is paid, and what became of it. */
export function QuoteDetails({ quote, orderPath, other }: QuoteDetailsProps) {
  const dates = useStoreDates();
  const { valid_until, payment_terms, order } = quote;
  return (
    <Card title={say('details.title')}>
      <DataList
        items={[
          ...(valid_until === null
            ? []
            : [{ term: say('details.validUntil'), value: dates.calendarDay(valid_until) }]),
          { term: say('details.terms'), value: sayWholesale(`terms.${payment_terms}`) },
          ...(order === null
            ? []
            : [
                {
                  term: say('details.order'),
                  value: (
                    <span className={styles.links}>
                      <Link to={orderPath(order.id)}>{order.number}</Link>
                    </span>
                  ),
                },
              ]),
        ]}
      />
      <p className={styles.links}>{other}</p>
    </Card>
  );
}
