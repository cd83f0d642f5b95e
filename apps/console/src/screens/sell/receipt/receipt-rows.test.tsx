import { readLanguageFrom } from '@sokoni/messages/current-language';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { aPayment, aSale, cashierId, registerId } from '#offline/testing/fake-till.ts';
import type { PastSale, SaleRung, TillSetup } from '#offline/till-types.ts';
import { foundSale } from '../past-sales/shown-sale.ts';
import { Receipt } from './receipt.tsx';
import type { ReceiptRow } from './receipt-row.ts';
import { type Printed, receiptRows } from './receipt-rows.ts';

afterEach(() => readLanguageFrom(() => 'en'));

const setup = {
  store: {
    ...{ id: 'store', name: 'Duka (la) Amina.', currency_code: 'KES', country: 'KE', phone: '' },
    ...{ timezone: 'Africa/Nairobi', address: 'Moi Avenue 12.\nNairobi.' },
    receipt_footer: 'Thank you for your business.',
  },
  register: { name: 'Front (left)' },
  staff: [{ id: cashierId, name: 'Zawadi K.' }],
} as unknown as TillSetup;

function rung(change: Partial<SaleRung> = {}): SaleRung {
  const till = { number: 'R1-000012', register_id: registerId, shift_id: null, receipt_token: null };
  return { ...aSale(), ...till, payments: [aPayment()], ...change };
}

const rowsOf = (printed: Omit<Printed, 'sale'> & { sale?: SaleRung }) =>
  receiptRows({ sale: rung(), ...printed }, setup);

/** What stands on the paper, one row a line. */
function wordsOf(rows: readonly ReceiptRow[]): string[] {
  return rows.flatMap((row) =>
    row.kind === 'pair'
      ? [`${row.term}: ${row.value.replaceAll('\u00a0', ' ')}`]
      : row.kind === 'text'
        ? [row.text]
        : [],
  );
}

describe('The receipt of an exchange', () => {
  const exchange = { order_id: 'before', number: 'R1-000011', amount: 500 };
  const sale = rung({ exchange, payments: [] });

  it('says what came back for it, and what was given back in cash', () => {
    const words = wordsOf(rowsOf({ sale, givenBack: { amount: 400, rounding: 0 } }));
    const sums = words.slice(words.indexOf('Total: KES 5.00'));
    expect(sums.slice(0, 3)).toEqual([
      'Total: KES 5.00',
      'Exchange, R1-000011: KES 5.00',
      'Cash refund: KES 4.00',
    ]);
    expect(wordsOf(rowsOf({ sale })).join()).not.toContain('Cash refund');
  });

  it('says it to the coin', () => {
    const words = wordsOf(rowsOf({ sale, givenBack: { amount: 412, rounding: -12 } }));
    expect(words).toContain('Rounding: −KES 0.12');
    expect(words).toContain('Cash refund: KES 4.00');
  });
});

describe('The copy of a receipt after returns', () => {
  const [line] = aSale().lines;
  const lines = line ? [{ ...line, quantity: 2 }] : [];
  const sale = rung({ lines, total: 1000, payments: [aPayment({ amount: 700, tendered: 700 })] });
  const back = {
    ...{ cashier_id: cashierId, approved_by: null, at: '2026-03-02T08:00:00.000Z', order_id: 'sale' },
    ...{ reason: '', exchange: null, refund: null, register_id: registerId, shift_id: null },
    lines: [{ line_id: line?.id ?? '', quantity: 1, restocked: true }],
  };

  it('says what came back, how the money went back, and what is left to be paid', () => {
    const refund = { id: 'refund', method: 'cash', label: '', amount: 302, rounding: -2 } as const;
    const words = wordsOf(rowsOf({ sale, isCopy: true, returns: [{ ...back, refund }] }));
    expect(words.slice(words.indexOf('Total: KES 10.00'))).toEqual(
      expect.arrayContaining([
        'Returned: −KES 5.00',
        'Rounding: KES 0.02',
        'Refund, Cash: −KES 3.00',
        'Balance due: KES 1.02',
      ]),
    );
  });

  it('says what went into an exchange', () => {
    const exchange = { sale_id: 'next', amount: 500 };
    const words = wordsOf(rowsOf({ sale, isCopy: true, returns: [{ ...back, exchange }] }));
    expect(words).toContain('Refund, Exchange: −KES 5.00');
  });

  it('says nothing of it where nothing came back, nor on a gift receipt', () => {
    expect(wordsOf(rowsOf({ sale, returns: [] })).join()).not.toContain('Returned');
    expect(wordsOf(rowsOf({ sale, returns: [back], isGift: true })).join()).not.toContain('Returned');
  });
});

describe('The note of a sale', () => {
  const note = 'Warranty until 2027\nCollect on Friday';

  it('stands on the receipt, below the sums', () => {
    const words = wordsOf(rowsOf({ sale: rung({ note }) }));
    expect(words.indexOf(note)).toBeGreaterThan(words.indexOf('Total: KES 5.00'));
    expect(words.indexOf(note)).toBeLessThan(words.indexOf('Thank you for your business.'));
  });

  it('stands on no gift receipt, and neither do notes of lines and the reason of a discount', () => {
    expect(wordsOf(rowsOf({ sale: rung({ note }), isGift: true }))).not.toContain(note);
    const [line] = aSale().lines;
    const lines = line ? [{ ...line, note: 'Scratched' }] : [];
    const words = wordsOf(rowsOf({ sale: rung({ lines, reason: 'Regular' }) })).join();
    expect(words).not.toMatch(/Scratched|Regular/);
  });

  it('is no row where there is none', () => {
    expect(rowsOf({}).map(({ key }) => key)).not.toContain('note');
  });
});

describe('Words that people have typed', () => {
  it('keep their own direction on a receipt in Arabic', () => {
    readLanguageFrom(() => 'ar');
    const customer = { id: 'asha', name: 'Asha (VIP).', phone: '' };
    const rows = rowsOf({ sale: rung({ customer, note: 'Gift wrap.' }) });
    const said = (key: string) =>
      rows.flatMap((row) => (row.key === key && row.kind === 'pair' ? [row.value] : []));
    expect(said('customer')).toEqual(['\u2068Asha (VIP).\u2069']);
    expect(said('register')).toEqual(['\u2068Front (left)\u2069']);
    expect(said('cashier')).toEqual(['\u2068Zawadi K.\u2069']);
    const paper = renderToStaticMarkup(<Receipt rows={rows} paper="80" />);
    for (const words of [setup.store.name, setup.store.address, setup.store.receipt_footer, 'Gift wrap.'])
      expect(paper).toContain(`<bdi>${words}</bdi>`);
  });
});

describe('The copy of a receipt that another register printed', () => {
  const found: PastSale = {
    ...{ id: 'sale', number: '#1001', at: '2026-03-01T08:00:00.000Z', test: false, state: 'fulfilled' },
    ...{ register: null, seller: 'Amina Bello', customer: null, offer: null, prices_include_vat: true },
    lines: [
      {
        ...{ id: 'mug', title: 'Mug', variant_name: '', quantity: 1, fulfilled: 1 },
        ...{ unit_price: 900, discount: 0, offered: 0, total: 900 },
      },
    ],
    totals: {
      ...{ lines: 900, discount: 0, offer: 0, vat: 124, shipping: 200, shipping_vat: 0, total: 1100 },
      taxes: [{ percent: '16', base: 776, amount: 124 }],
    },
    payments: [{ id: 'paid', method: 'card', label: '', amount: 1100, rounding: 0, tip: 0, reference: '' }],
    ...{ due_on: null, exchange: null, returns: [], refunds: [], note: '', receipt_token: null },
  };

  it('says who sold it and where, and what the server says it came to', () => {
    const words = wordsOf(receiptRows({ sale: foundSale(found), isCopy: true }, setup));
    expect(words).toContain('Cashier: Amina Bello');
    expect(words.join()).not.toContain('Register:');
    const sums = words.slice(words.indexOf('Subtotal: KES 9.00'));
    expect(sums.slice(0, 5)).toEqual([
      ...['Subtotal: KES 9.00', 'Shipping: KES 2.00', 'Total: KES 11.00', 'Includes VAT 16%: KES 1.24'],
      'Card terminal: KES 11.00',
    ]);
    const atFront = receiptRows({ sale: foundSale({ ...found, register: 'Back door' }) }, setup);
    expect(wordsOf(atFront)).toContain('Register: Back door');
  });
});
