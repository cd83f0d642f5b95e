import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinorUnits } from '#money/money.ts';
import { maxPrice } from '#money/price-change.ts';
import { maxQuantity } from '#stock/stock.ts';
import {
  countCell,
  joinedCell,
  moneyCell,
  percentCell,
  splitCell,
  weightCell,
  yesNoCell,
} from './import-cell.ts';

const value = (read: { ok: boolean; value?: unknown }) => (read.ok ? read.value : 'refused');

describe('Files refuse what would have to be rounded: an amount', () => {
  it.each([
    ['0', 0],
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    ['12.5000', 1250],
    ['.5', 50],
    ['-1', 'refused'],
    ['1e3', 'refused'],
    ['1e9', 'refused'],
    ['NaN', 'refused'],
    ['Infinity', 'refused'],
    ['12.345', 'refused'],
    // A thousand, or one? Nobody can know.
    ['1.000', 'refused'],
    ['', 'refused'],
    ['many', 'refused'],
  ])('of KES: %j is %j', (cell, expected) => {
    expect(value(moneyCell(cell, 'KES'))).toBe(expected);
  });

  it.each([
    ['12,500', 12500_00],
    ['12,500.00', 12500_00],
    ['1,250,000', 1250000_00],
    ['1.000,50', 1000_50],
    ['1 250,50', 1250_50],
    ['₦12,500.00', 12500_00],
    ['NGN 900', 900_00],
    ['900 ngn', 900_00],
    ['-12,500', 'refused'],
    ['1,25,000', 'refused'],
    ['$ 900', 'refused'],
    ['₦', 'refused'],
    ['₦₦9', 'refused'],
  ])('as a spreadsheet writes it, of NGN: %j is %j', (cell, expected) => {
    expect(value(moneyCell(cell, 'NGN'))).toBe(expected);
  });

  it.each([
    ['KSh 1,200', 'KES'],
    ['R 1 200,00', 'ZAR'],
    ['$1,200.00', 'CAD'],
    ['CA$1,200.00', 'CAD'],
    ['1,200 AED', 'AED'],
  ] as const)('with the sign of its currency: %j of %s', (cell, currency) => {
    expect(value(moneyCell(cell, currency))).toBe(1200_00);
  });

  it.each([
    ['2000', 2000],
    ['2000.00', 2000],
    ['2000.5', 'refused'],
    ['2,000', 2000],
    ['FRw 2,000', 2000],
    ['2.000', 'refused'],
  ])('of RWF, which has no decimals: %j is %j', (cell, expected) => {
    expect(value(moneyCell(cell, 'RWF'))).toBe(expected);
  });

  it('says what is wrong, and quotes no more than a line', () => {
    expect(moneyCell('free', 'KES')).toEqual({
      ok: false,
      reason: { reason: 'amount_unreadable', cell: 'free', example: '1500.50' },
    });
    expect(moneyCell('2000.5', 'RWF')).toMatchObject({
      reason: { reason: 'amount_without_decimals', cell: '2000.5', currency: 'RWF' },
    });
    expect(moneyCell('1.255', 'KES')).toMatchObject({
      reason: { reason: 'amount_decimals', cell: '1.255', decimals: 2 },
    });
    const long = moneyCell('x'.repeat(5000), 'KES');
    expect(long).toMatchObject({ reason: { cell: `${'x'.repeat(40)}…` } });
  });

  it('comes back as it was written, in every currency of either kind', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxPrice }), fc.constantFrom('KES', 'RWF'), (minor, currency) => {
        expect(value(moneyCell(fromMinorUnits(minor, currency), currency))).toBe(minor);
      }),
    );
  });

  it('is never taken for another number than the one that is written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9.,e+-]{1,8}$/), (cell) => {
        const read = moneyCell(cell, 'KES');
        if (!read.ok) return;
        // The last sign is the decimal mark where one or two digits follow it.
        const plain = cell.replace(/[.,](?=\d*[.,]|\d{3}$)/g, '').replace(',', '.');
        expect(read.value).toBe(Math.round(Number(plain) * 100) + 0);
      }),
    );
  });

  it('comes back as a spreadsheet shows it', () => {
    const shown = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxPrice }), (minor) => {
        expect(value(moneyCell(shown.format(Number(fromMinorUnits(minor, 'NGN'))), 'NGN'))).toBe(minor);
      }),
    );
  });
});

describe('1.5 for a count: pieces', () => {
  it.each([
    ['0', 0],
    ['007', 7],
    ['-3', -3],
    ['-0', 0],
    [String(maxQuantity), maxQuantity],
    [String(maxQuantity + 1), 'refused'],
    ['1,000', 1000],
    ['1,250,000', 1250000],
    ['1 000', 1000],
    ['1.000', 'refused'],
    ['1,00', 'refused'],
    ['1.5', 'refused'],
    ['1.0', 'refused'],
    ['1,5', 'refused'],
    ['1e9', 'refused'],
    ['1000000000', 'refused'],
    ['+5', 'refused'],
    ['many', 'refused'],
    ['', 'refused'],
  ])('%j is %j', (cell, expected) => {
    expect(value(countCell(cell))).toBe(expected);
  });
});

describe('a weight', () => {
  it.each([
    ['400', 0, 400],
    ['400.0', 0, 400],
    ['400.5', 0, 'refused'],
    ['0.25', 3, 250],
    ['0,25', 3, 250],
    ['1.2345', 3, 'refused'],
    ['-1', 0, 'refused'],
    ['heavy', 0, 'refused'],
  ] as const)('%j with %i decimals is %j grams', (cell, places, expected) => {
    expect(value(weightCell(cell, places))).toBe(expected);
  });
});

describe('yes and no', () => {
  it.each([
    ['Yes', true],
    ['TRUE', true],
    ['1', true],
    ['no', false],
    ['FALSE', false],
    ['0', false],
    ['-1', false],
    ['maybe', 'refused'],
  ])('%j is %j', (cell, expected) => {
    expect(value(yesNoCell(cell))).toBe(expected);
  });
});

describe('several texts in one cell', () => {
  it.each([
    ['red, green', ['red', 'green']],
    ['red,,green, ', ['red', 'green']],
    ['red\\, or so, green', ['red, or so', 'green']],
    ['back\\\\, slash', ['back\\', 'slash']],
    ['', []],
  ])('%j is %j', (cell, parts) => {
    expect(splitCell(cell, ',')).toEqual(parts);
  });

  it('come back as they were joined', () => {
    const part = fc.stringMatching(/^[a-z,>\\ ]{1,6}$/).map((text) => text.trim());
    const parts = fc.array(part.filter((text) => text !== ''));
    fc.assert(
      fc.property(parts, fc.constantFrom(',' as const, '>' as const), (texts, separator) => {
        expect(splitCell(joinedCell(texts, separator), separator)).toEqual(texts);
      }),
    );
  });
});

describe('Files refuse what is no percentage', () => {
  it.each([
    ['5', '5'],
    ['5.500 %', '5.5'],
    ['7.1234', 'refused'],
    ['9,975%', '9.975'],
    ['7.50', '7.5'],
    ['0', '0'],
    ['101', 'refused'],
    ['-1', 'refused'],
    ['half', 'refused'],
  ])('%s', (cell, read) => expect(value(percentCell(cell))).toBe(read));
});
