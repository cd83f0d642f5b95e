import type { Quote } from '#contract-types.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { sayQuotes as say } from '#sentences/wholesale/quotes.ts';
import { Card } from '#ui/layout/card.tsx';
import styles from './quotes.module.css';

/** What a quote comes to, as the order will. */
export function QuoteSums({ quote }: { quote: Pick<Quote, 'subtotal' | 'vat' | 'total' | 'currency_code'> }) {
  const money = moneyTextIn(quote.currency_code);
  return (
    <Card title={say('sums.title')}>
      <dl className={styles.sums}>
        <div>
          <dt>{say('sums.subtotal')}</dt>
          <dd>{money(quote.subtotal)}</dd>
        </div>
        <div>
          <dt>{say('sums.vat')}</dt>
          <dd>{money(quote.vat)}</dd>
        </div>
        <div data-strong>
          <dt>{say('sums.total')}</dt>
          <dd>{money(quote.total)}</dd>
        </div>
      </dl>
    </Card>
  );
}
