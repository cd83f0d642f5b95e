import type { CartTotals } from '@sokoni/rules/cart/cart-totals';
import type { PaymentMethod } from '@sokoni/rules/orders/order-labels';
import type { SaleRung } from '#offline/till-types.ts';
import { sayReceipt as say } from '#sentences/sell/receipt.ts';
import styles from './receipt.module.css';

interface ReceiptSumsProps {
  sale: SaleRung;
  totals: CartTotals;
  money: (minor: number) => string;
  /** A calendar day as it is written. */
  day: (day: string) => string;
  /** A tax rate as it is written. */
  rate: (percent: string) => string;
  method: (method: PaymentMethod) => string;
}

interface Row {
  key: string;
  term: string;
  value: string;
  isTotal?: boolean;
}

/** What a sale comes to, VAT by rate, how it was paid, and what is left. */
export function ReceiptSums(props: ReceiptSumsProps) {
  return (
    <dl className={styles.sums}>
      {[...sums(props), ...payments(props)].map(({ key, term, value, isTotal }) => (
        <div key={key} data-total={isTotal || undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function sums({ sale, totals, money, rate }: ReceiptSumsProps): Row[] {
  const byLine = sale.lines.reduce((sum, line) => sum + line.discount, 0);
  const bySale = totals.discount - totals.offer - byLine;
  const taxes = totals.taxes.flatMap(({ percent, amount }) =>
    percent === null
      ? []
      : [
          {
            key: `vat ${percent}`,
            term: say(sale.vat.prices_include_vat ? 'vat.included' : 'vat', { rate: rate(percent) }),
            value: money(amount),
          },
        ],
  );
  const isSummedUp = totals.discount > byLine || (taxes.length > 0 && !sale.vat.prices_include_vat);
  return [
    ...(isSummedUp ? [{ key: 'subtotal', term: say('subtotal'), value: money(totals.lines - byLine) }] : []),
    ...(bySale > 0 ? [{ key: 'discount', term: say('discount'), value: money(-bySale) }] : []),
    ...(totals.offer > 0
      ? [
          {
            key: 'offer',
            term: sale.offer ? say('offer', { title: sale.offer.title }) : say('discount'),
            value: money(-totals.offer),
          },
        ]
      : []),
    ...(sale.vat.prices_include_vat ? [] : taxes),
    { key: 'total', term: say('total'), value: money(sale.total), isTotal: true },
    ...(sale.vat.prices_include_vat ? taxes : []),
  ];
}

function payments({ sale, money, day, method }: ReceiptSumsProps): Row[] {
  const paid = sale.payments.reduce((sum, { amount }) => sum + amount, 0);
  const rows = sale.payments.flatMap(({ id, amount, tendered, ...one }): Row[] => {
    const change = (tendered ?? amount) - amount;
    const name = one.reference === '' ? method(one.method) : `${method(one.method)} · ${one.reference}`;
    return change > 0
      ? [
          { key: id, term: say('tendered'), value: money(amount + change) },
          { key: `${id} change`, term: say('change'), value: money(change) },
        ]
      : [{ key: id, term: name, value: money(amount) }];
  });
  const balance = sale.total - paid;
  if (balance <= 0) return rows;
  return [
    ...rows,
    { key: 'balance', term: say('balance'), value: money(balance), isTotal: true },
    ...(sale.due_on ? [{ key: 'due', term: say('due'), value: day(sale.due_on) }] : []),
  ];
}
