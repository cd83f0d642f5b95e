import { dotText } from '@sokoni/messages/list-text';
import { keptOf } from '@sokoni/rules/point-of-sale/cash';
import { methodName } from '#parts/money/method-name.ts';
import { sayReceipt as say } from '#sentences/sell/receipt.ts';
import { balanceOf } from '../past-sales/returned-value.ts';
import type { SaleTotals, ShownPayment, ShownReturn, ShownSale } from '../past-sales/shown-sale.ts';
import { exchangeItems } from './exchange-items.ts';
import { type GivenBack, givenBackItems } from './given-back.ts';
import type { PairRow } from './receipt-row.ts';
import { returnedItems } from './returned-items.ts';
import { wholePayment } from './whole-payment.ts';

interface ReceiptSumsProps {
  sale: ShownSale;
  givenBack: GivenBack | null | undefined;
  /** What came back of it since. */
  returns: readonly ShownReturn[];
  totals: SaleTotals;
  money: (minor: number) => string;
  /** A calendar day as it is written. */
  day: (day: string) => string;
  /** A tax rate as it is written. */
  rate: (percent: string) => string;
}

type Row = Omit<PairRow, 'kind'>;

/** What a sale comes to, VAT by rate, how it was paid, and what is left. */
export function receiptSums(props: ReceiptSumsProps): PairRow[] {
  return [...sums(props), ...payments(props)].map((row) => ({ ...row, kind: 'pair' }));
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
  const isSummedUp =
    totals.discount > byLine || totals.shipping > 0 || (taxes.length > 0 && !sale.vat.prices_include_vat);
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
    ...(totals.shipping > 0
      ? [{ key: 'shipping', term: say('shipping'), value: money(totals.shipping) }]
      : []),
    ...(sale.vat.prices_include_vat ? [] : taxes),
    { key: 'total', term: say('total'), value: money(sale.total), isTotal: true },
    ...(sale.vat.prices_include_vat ? taxes : []),
  ];
}

function payments({ sale, givenBack, returns, money, day }: ReceiptSumsProps): Row[] {
  const rows = sale.payments
    .map((paid) => wholePayment<ShownPayment>(paid))
    .flatMap((payment): Row[] => {
      const { id, rounding, tip, reference } = payment;
      const kept = keptOf(payment);
      const { tendered = kept } = payment;
      const name = dotText([methodName(payment), reference]);
      return [
        ...(rounding === 0 ? [] : [{ key: `${id} rounding`, term: say('rounding'), value: money(rounding) }]),
        ...(tip === 0 ? [] : [{ key: `${id} tip`, term: say('tip'), value: money(tip) }]),
        { key: id, term: tendered > kept ? say('tendered') : name, value: money(tendered) },
        ...(tendered > kept
          ? [{ key: `${id} change`, term: say('change'), value: money(tendered - kept) }]
          : []),
      ];
    });
  const balance = balanceOf(sale, returns);
  const exchanged = [...exchangeItems(sale, money), ...givenBackItems(givenBack, money)];
  const returned = returnedItems(sale, returns, money);
  const all = [
    ...exchanged.map((item, index) => ({ key: `exchange ${index}`, ...item })),
    ...rows,
    ...returned.map((item, index) => ({ key: `returned ${index}`, ...item })),
  ];
  if (balance <= 0) return all;
  return [
    ...all,
    { key: 'balance', term: say('balance'), value: money(balance), isTotal: true },
    ...(sale.due_on ? [{ key: 'due', term: say('due'), value: day(sale.due_on) }] : []),
  ];
}
