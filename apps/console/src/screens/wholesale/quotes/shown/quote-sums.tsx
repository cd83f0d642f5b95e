import type { Quote } from '#contract-types.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { Sum, Sums } from '#screens/wholesale/sums.tsx';
import { sayQuotes as say } from '#sentences/wholesale/quotes.ts';
import { Card } from '#ui/layout/card.tsx';

/** What a quote comes to, as the order will. */
export function QuoteSums({ quote }: { quote: Pick<Quote, 'subtotal' | 'vat' | 'total' | 'currency_code'> }) {
  const money = moneyTextIn(quote.currency_code);
  return (
    <Card title={say('sums.title')}>
      <Sums>
        <Sum name={say('sums.subtotal')} value={money(quote.subtotal)} />
        <Sum name={say('sums.vat')} value={money(quote.vat)} />
        <Sum name={say('sums.total')} value={money(quote.total)} isStrong />
      </Sums>
    </Card>
  );
}
