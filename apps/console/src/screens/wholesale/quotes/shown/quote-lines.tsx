import { dotText } from '@sokoni/messages/list-text';
import type { Quote } from '#contract-types.ts';
import listCard from '#parts/lists/list-card.module.css';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { sayQuotes as say } from '#sentences/wholesale/quotes.ts';
import { Card } from '#ui/layout/card.tsx';
import { type Column, WideTable } from '#ui/layout/table.tsx';
import styles from './quotes.module.css';

type Line = Quote['lines'][number];

/** What a quote is of, and how its prices came about. */
export function QuoteLines({ quote }: { quote: Pick<Quote, 'lines' | 'currency_code'> }) {
  const money = moneyTextIn(quote.currency_code);
  const amount = (minor: number | null) => (minor === null ? '–' : money(minor));
  const has = (price: 'asked_price' | 'offered_price') => quote.lines.some((line) => line[price] !== null);
  const price = (
    header: string,
    priceOf: (line: Line) => number | null,
    phone: 'figure' | 'line',
  ): Column<Line> => ({
    ...{ header, phone, align: 'end' },
    cell: (line) => <span className={styles.amount}>{amount(priceOf(line))}</span>,
  });
  const columns: Column<Line>[] = [
    {
      header: say('lines.item'),
      phone: 'title',
      cell: ({ title, variant_name, sku }) => (
        <span className={listCard.names}>
          <span className={styles.item}>{title}</span>
          {(variant_name || sku) && <span className={listCard.details}>{dotText([variant_name, sku])}</span>}
        </span>
      ),
    },
    {
      header: say('lines.quantity'),
      align: 'end',
      phone: 'figure',
      cell: ({ quantity }) => countText(quantity),
    },
    price(say('lines.usual'), ({ list_price }) => list_price, 'line'),
    ...(has('asked_price') ? [price(say('lines.asked'), ({ asked_price }) => asked_price, 'line')] : []),
    ...(has('offered_price')
      ? [price(say('lines.offered'), ({ offered_price }) => offered_price, 'line')]
      : []),
    price(say('lines.price'), ({ unit_price }) => unit_price, 'figure'),
    {
      header: say('lines.total'),
      align: 'end',
      phone: 'aside',
      cell: ({ total }) => <span className={styles.amount}>{money(total)}</span>,
    },
  ];
  return (
    <Card title={say('lines.title')} flush>
      <div className={listCard.rows}>
        <WideTable
          caption={say('lines.title')}
          columns={columns}
          rows={quote.lines}
          rowKey={({ variant_id }) => variant_id}
        />
      </div>
    </Card>
  );
}
