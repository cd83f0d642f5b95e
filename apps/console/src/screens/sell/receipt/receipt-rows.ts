import { localeNow } from '@sokoni/messages/current-language';
import { dotText } from '@sokoni/messages/list-text';
import { type CurrencySign, moneyFormat } from '@sokoni/rules/money/money';
import { trainingNumber } from '@sokoni/rules/point-of-sale/receipt-number';
import type { TillSetup } from '#offline/till-types.ts';
import { datesIn } from '#parts/dates/store-dates.ts';
import { rateText } from '#parts/taxes/rate-text.ts';
import { sayReceipt as say } from '#sentences/sell/receipt.ts';
import { currentLocale } from '#session/language.ts';
import { nameOfSeller } from '../cashier/name-of-cashier.ts';
import type { ShownReturn, ShownSale } from '../past-sales/shown-sale.ts';
import type { GivenBack } from './given-back.ts';
import { receiptLink } from './receipt-link.ts';
import type { ReceiptRow, TextRole } from './receipt-row.ts';
import { receiptSums } from './receipt-sums.ts';
import { totalsOfSale } from './sale-totals.ts';

export interface Printed {
  sale: ShownSale;
  /** Without a price, for whoever is given what was bought. */
  isGift?: boolean;
  /** It was printed before. */
  isCopy?: boolean;
  /** Cash that went back with an exchange. */
  givenBack?: GivenBack | null | undefined;
  /** What came back of it since. */
  returns?: readonly ShownReturn[] | undefined;
}

type Line = ShownSale['lines'][number];
type Money = (minor: number) => string;

/**
 * What the customer gets in hand, by what was written of the sale and by nothing else.
 * @param sign how the currency is written, by what the letters of the paper can say
 */
export function receiptRows(
  { sale, isGift = false, isCopy = false, givenBack, returns = [] }: Printed,
  setup: TillSetup,
  sign: CurrencySign = 'narrowSymbol',
): ReceiptRow[] {
  const { store, register } = setup;
  const money = moneyFormat(store.currency_code, currentLocale(), { sign });
  const dates = datesIn(store, localeNow());
  const isTraining = sale.number === trainingNumber;
  const place = 'found' in sale ? sale.found.register : register.name;
  const link = isGift || isTraining ? null : receiptLink(store.id, sale);
  return [
    text('store', store.name),
    ...(store.address === '' ? [] : [text('place', store.address)]),
    ...(store.phone === '' ? [] : [text('place', say('phone', { phone: store.phone }), 'phone')]),
    text('title', say(isTraining ? 'training' : isGift ? 'receipt.gift' : 'receipt')),
    ...(isCopy ? [text('mark', say('copy'), 'copy')] : []),
    ...(sale.test ? [text('mark', say('test'), 'test')] : []),
    pair('number', say('number'), sale.number),
    pair('date', say('date'), dates.moment(sale.at)),
    ...(place === null ? [] : [pair('register', say('register'), dotText([place]))]),
    pair('cashier', say('cashier'), dotText([nameOfSeller(setup, sale)])),
    ...(sale.customer && !isGift ? [pair('customer', say('customer'), dotText([sale.customer.name]))] : []),
    { key: 'rule above', kind: 'rule' },
    ...sale.lines.flatMap((line) => (isGift ? [giftLine(line)] : lineRows(line, money))),
    { key: 'rule below', kind: 'rule' },
    ...(isGift
      ? []
      : receiptSums({
          sale,
          givenBack,
          returns,
          totals: totalsOfSale(sale),
          money,
          day: dates.calendarDay,
          rate: (percent) => rateText({ name: null, percent }),
        })),
    // Whom the gift is for need not read what was agreed with whoever paid.
    ...(sale.note === '' || isGift ? [] : [text('note', sale.note)]),
    ...(store.receipt_footer === '' ? [] : [text('footer', store.receipt_footer)]),
    ...(isTraining ? [] : [{ key: 'barcode', kind: 'barcode', text: sale.number } as const]),
    text('number', sale.number, 'number below'),
    ...(link === null
      ? []
      : [{ key: 'qr', kind: 'qr', text: link } as const, text('place', say('link'), 'link')]),
  ];
}

function lineRows(line: Line, money: Money): ReceiptRow[] {
  const { id, quantity, unit_price } = line;
  const off = line.discount + line.offered;
  return [
    text('item', nameOf(line), id),
    pair(`${id} each`, say('each', { quantity, price: money(unit_price) }), money(quantity * unit_price)),
    ...(off > 0 ? [pair(`${id} off`, say('line.off'), money(-off))] : []),
  ];
}

function giftLine(line: Line): ReceiptRow {
  return pair(line.id, nameOf(line), say('units', { quantity: line.quantity }));
}

function nameOf({ title, variant_name }: Line): string {
  return dotText([title, variant_name]);
}

function text(role: TextRole, words: string, key: string = role): ReceiptRow {
  return { key, kind: 'text', role, text: words };
}

function pair(key: string, term: string, value: string): ReceiptRow {
  return { key, kind: 'pair', term, value };
}
