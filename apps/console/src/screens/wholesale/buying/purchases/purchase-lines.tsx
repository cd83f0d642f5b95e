import { dotText } from '@sokoni/messages/list-text';
import type { Purchase } from '#api/wholesale/buying.ts';
import listCard from '#parts/lists/list-card.module.css';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { sayPurchases as say } from '#sentences/wholesale/purchases.ts';
import { Card } from '#ui/layout/card.tsx';
import { type Column, WideTable } from '#ui/layout/table.tsx';
import styles from './purchases.module.css';

type Line = Purchase['lines'][number];

/** What was ordered, how much of it the supplier has fulfilled, and how much of that is in stock. */
export function PurchaseLines({ purchase }: { purchase: Purchase }) {
  const money = moneyTextIn(purchase.currency_code);
  const columns: Column<Line>[] = [
    {
      header: say('lines.item'),
      phone: 'title',
      cell: ({ title, variant_name, sku, returned }) => (
        <span className={listCard.names}>
          <span className={styles.item}>{title}</span>
          {(variant_name || sku) && <span className={listCard.details}>{dotText([variant_name, sku])}</span>}
          {returned > 0 && (
            <span className={listCard.details}>{say('lines.returned', { count: returned })}</span>
          )}
        </span>
      ),
    },
    {
      header: say('lines.ordered'),
      align: 'end',
      phone: 'figure',
      cell: ({ quantity }) => countText(quantity),
    },
    {
      header: say('lines.fulfilled'),
      align: 'end',
      phone: 'figure',
      cell: ({ fulfilled }) => countText(fulfilled),
    },
    {
      header: say('lines.received'),
      align: 'end',
      cell: ({ received }) => countText(received),
    },
    {
      header: say('lines.price'),
      align: 'end',
      cell: ({ unit_price }) => money(unit_price),
    },
    { header: say('lines.total'), align: 'end', phone: 'aside', cell: ({ amount }) => money(amount) },
  ];
  return (
    <Card title={say('lines.title')} flush>
      <div className={listCard.rows}>
        <WideTable
          caption={say('lines.title')}
          columns={columns}
          rows={purchase.lines}
          rowKey={({ id }) => id}
        />
      </div>
    </Card>
  );
}
