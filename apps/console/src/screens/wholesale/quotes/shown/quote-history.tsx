import type { QuoteSide } from '@sokoni/rules/wholesale/quotes';
import type { Quote } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { sayQuotes as say } from '#sentences/wholesale/quotes.ts';
import { Card } from '#ui/layout/card.tsx';
import styles from './quotes.module.css';

interface QuoteHistoryProps {
  quote: Pick<Quote, 'history' | 'currency_code'>;
  /** On which side the store is that looks. */
  side: QuoteSide;
  /** What the other one is called. */
  other: string;
}

/** What each side has said and done, the newest first. */
export function QuoteHistory({ quote, side, other }: QuoteHistoryProps) {
  const dates = useStoreDates();
  const money = moneyTextIn(quote.currency_code);
  return (
    <Card title={say('history.title')}>
      <ol className={styles.history}>
        {quote.history.toReversed().map(({ id, act, side: of, text, total, valid_until, at }) => (
          <li key={id}>
            <p>
              {say(`history.${act}`, {
                who: of === side ? say('history.you') : other,
                total: money(total),
                day: valid_until === null ? '' : dates.calendarDay(valid_until),
              })}
            </p>
            <time dateTime={at}>{dates.moment(at)}</time>
            {text && <p className={styles.said}>{text}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
