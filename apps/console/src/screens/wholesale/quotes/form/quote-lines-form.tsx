import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { XIcon } from 'lucide-react';
import listCard from '#parts/lists/list-card.module.css';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { itemName } from '#parts/products/variant-name.ts';
import { sayQuotes as say } from '#sentences/wholesale/quotes.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { type Column, WideTable } from '#ui/layout/table.tsx';
import { QuotedItem } from '../shown/quoted-item.tsx';
import styles from '../shown/quotes.module.css';
import { isShort, type LineFields, type LineProblems, lineTotal } from './line-fields.ts';

interface QuoteLinesFormProps {
  lines: readonly LineFields[];
  onChange: (lines: LineFields[]) => void;
  problems: ReadonlyMap<string, LineProblems>;
  currency: CurrencyCode;
  /** What the price of the other side is called; left out: it has named none. */
  named?: 'asked' | 'offered';
}

/** The lines of a quote, to be typed in. */
export function QuoteLinesForm({ lines, onChange, problems, currency, named }: QuoteLinesFormProps) {
  const money = moneyTextIn(currency);
  const change = (id: string, changed: Partial<LineFields>) =>
    onChange(lines.map((line) => (line.variant_id === id ? { ...line, ...changed } : line)));
  const totals = lines.map((line) => lineTotal(line, currency));
  const columns: Column<LineFields>[] = [
    {
      header: say('lines.item'),
      phone: 'title',
      cell: (line) => (
        <QuotedItem
          item={line}
          prices={[
            line.list_price === null ? '' : say('lines.usual', { amount: money(line.list_price) }),
            named && line.named_price !== null
              ? say(`lines.${named}`, { amount: money(line.named_price) })
              : '',
          ].filter(Boolean)}
        />
      ),
    },
    {
      header: say('lines.quantity'),
      align: 'end',
      width: '1%',
      cell: (line) => (
        <CountInput
          className={styles.units}
          label={say('lines.quantityOf', { item: itemName(line.title, line.variant_name) })}
          hideLabel
          min={1}
          hint={
            line.available !== null &&
            (isShort(line) ? (
              <span className={styles.short}>{say('lines.short', { count: line.available })}</span>
            ) : (
              say('lines.available', { count: line.available })
            ))
          }
          error={problems.get(line.variant_id)?.quantity}
          value={line.quantity}
          onChange={(quantity) => change(line.variant_id, { quantity })}
        />
      ),
    },
    {
      header: say('lines.price'),
      align: 'end',
      width: '1%',
      cell: (line) => (
        <MoneyInput
          className={styles.price}
          currency={currency}
          label={say('lines.priceOf', { item: itemName(line.title, line.variant_name) })}
          hideLabel
          error={problems.get(line.variant_id)?.price}
          value={line.price}
          onChange={(price) => change(line.variant_id, { price })}
        />
      ),
    },
    {
      header: say('lines.total'),
      align: 'end',
      cell: (line) => {
        const total = lineTotal(line, currency);
        return <span className={styles.amount}>{total === null ? '–' : money(total)}</span>;
      },
    },
    {
      header: say('lines.remove'),
      hideHeader: true,
      phone: 'aside',
      align: 'end',
      width: '1%',
      cell: ({ variant_id, title, variant_name }) => (
        <IconButton
          size="sm"
          label={say('lines.removeOf', { item: itemName(title, variant_name) })}
          icon={<XIcon size={16} />}
          onClick={() => onChange(lines.filter((line) => line.variant_id !== variant_id))}
        />
      ),
    },
  ];
  return (
    <>
      <div className={listCard.rows}>
        <WideTable
          caption={say('lines.title')}
          columns={columns}
          rows={lines}
          rowKey={({ variant_id }) => variant_id}
        />
      </div>
      {totals.every((total) => total !== null) && (
        <p className={styles.subtotal}>
          {say('lines.subtotal', { amount: money(totals.reduce((sum, total) => sum + total, 0)) })}
        </p>
      )}
    </>
  );
}
