import { dotText } from '@sokoni/messages/list-text';
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
import styles from '../shown/quotes.module.css';
import { type LineFields, type LineProblems, lineTotal } from './line-fields.ts';

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
  const amount = (minor: number | null) => (minor === null ? '–' : money(minor));
  const change = (id: string, changed: Partial<LineFields>) =>
    onChange(lines.map((line) => (line.variant_id === id ? { ...line, ...changed } : line)));
  const totals = lines.map((line) => lineTotal(line, currency));
  const columns: Column<LineFields>[] = [
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
      header: say('lines.usual'),
      align: 'end',
      phone: 'figure',
      cell: ({ list_price }) => amount(list_price),
    },
    ...(named
      ? [
          {
            header: say(`lines.${named}`),
            align: 'end' as const,
            phone: 'figure' as const,
            cell: ({ named_price }: LineFields) => amount(named_price),
          },
        ]
      : []),
    {
      header: say('lines.quantity'),
      align: 'end',
      width: '7rem',
      cell: (line) => (
        <CountInput
          className={styles.units}
          label={say('lines.quantityOf', { item: itemName(line.title, line.variant_name) })}
          hideLabel
          min={1}
          error={problems.get(line.variant_id)?.quantity}
          value={line.quantity}
          onChange={(quantity) => change(line.variant_id, { quantity })}
        />
      ),
    },
    {
      header: say('lines.price'),
      align: 'end',
      width: '10rem',
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
      cell: (line) => <span className={styles.amount}>{amount(lineTotal(line, currency))}</span>,
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
