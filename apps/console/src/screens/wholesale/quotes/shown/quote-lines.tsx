import type { PurchaseQuote } from '#contract-types.ts';
import listCard from '#parts/lists/list-card.module.css';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { sayQuotes as say } from '#sentences/wholesale/quotes.ts';
import { Card } from '#ui/layout/card.tsx';
import { type Column, WideTable } from '#ui/layout/table.tsx';
import { QuotedItem } from './quoted-item.tsx';
import styles from './quotes.module.css';

type Line = PurchaseQuote['lines'][number];

/** What a quote is of, and how its prices came about. */
export function QuoteLines({ quote }: { quote: Pick<PurchaseQuote, 'lines' | 'currency_code'> }) {
  const money = moneyTextIn(quote.currency_code);
  const columns: Column<Line>[] = [
    {
      header: say('lines.item'),
      phone: 'title',
      cell: (line) => <QuotedItem item={line} prices={otherPrices(line, money)} />,
    },
    {
      header: say('lines.quantity'),
      align: 'end',
      cell: ({ quantity }) => countText(quantity),
    },
    {
      header: say('lines.price'),
      align: 'end',
      cell: ({ unit_price }) => <span className={styles.amount}>{money(unit_price)}</span>,
    },
    {
      header: say('lines.total'),
      align: 'end',
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

/** What the company pays otherwise, and what each side has named, as far as it is not the price of the line. */
function otherPrices(line: Line, money: (minor: number) => string): string[] {
  const { list_price, asked_price, offered_price, unit_price } = line;
  const isOther = (price: number | null): price is number => price !== null && price !== unit_price;
  return [
    isOther(list_price) ? say('lines.usual', { amount: money(list_price) }) : '',
    isOther(asked_price) ? say('lines.asked', { amount: money(asked_price) }) : '',
    isOther(offered_price) ? say('lines.offered', { amount: money(offered_price) }) : '',
  ].filter(Boolean);
}
