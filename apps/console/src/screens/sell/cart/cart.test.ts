import { newSale, type OpenLine, withItem } from '@sokoni/rules/point-of-sale/open-sale';
import { describe, expect, it } from 'vitest';
import { customItem } from '../products/sold-item.ts';
import {
  draftOf,
  isOffListed,
  type LineDraft,
  percentIn,
  permissionsFor,
  readLine,
} from './dialogs/line-draft.ts';
import { afterKeypad } from './keypad/keypad-text.ts';

const mug = { ...customItem('Mug'), product_id: 'p', variant_id: 'v', listed_price: 500 };
const [line] = withItem(newSale('s'), mug, 'a', 2).lines as [OpenLine];
const draft = (fields: Partial<LineDraft> = {}) => ({ ...draftOf(line, '', 'USD'), ...fields });
const read = (fields: Partial<LineDraft>) => readLine(draft(fields), line, 'USD');

describe('A line that is edited', () => {
  it('is what it was until something is typed', () => {
    expect(draft()).toMatchObject({ quantity: '2', price: '5.00', discount: '', reason: '' });
    expect(read({})).toEqual({
      change: { quantity: 2, unit_price: 500, discount: 0, discount_percent: null, note: '' },
      problems: null,
    });
  });

  it('takes off an amount or a percentage of its new sum', () => {
    expect(read({ discount: '1.50' }).change?.discount).toBe(150);
    expect(read({ quantity: '4', discount: '10', discountKind: 'percent' }).change?.discount).toBe(200);
    expect(read({ discount: '0', discountKind: 'percent' }).change).toMatchObject({ discount_percent: null });
  });

  it('shows a percentage again as what it was given', () => {
    const tenOff = { ...line, quantity: 4, discount: 200, discount_percent: '10' };
    const shown = draftOf(tenOff, '', 'USD');
    expect(shown).toMatchObject({ discount: '10', discountKind: 'percent' });
    const { change } = readLine({ ...shown, quantity: '1' }, tenOff, 'USD');
    expect(change).toMatchObject({ quantity: 1, discount: 50, discount_percent: '10' });
    expect(change && permissionsFor(change, tenOff)).toEqual([]);
  });

  it('asks again once a larger share is taken off than was allowed', () => {
    const fiveOff = { ...line, quantity: 10, discount: 500 };
    const changed = (fields: Partial<LineDraft>) => {
      const { change } = readLine({ ...draftOf(fiveOff, '', 'USD'), ...fields }, fiveOff, 'USD');
      return change && permissionsFor(change, fiveOff);
    };
    expect(changed({ quantity: '1' })).toEqual(['giveDiscount']);
    expect(changed({ quantity: '20' })).toEqual([]);
    expect(changed({ discount: '4' })).toEqual([]);
    expect(changed({ discount: '10', discountKind: 'percent' })).toEqual([]);
    expect(changed({ discount: '10.5', discountKind: 'percent' })).toEqual(['giveDiscount']);
    expect(changed({ price: '4', reason: 'Chipped' })).toEqual(['overridePrices', 'giveDiscount']);
  });

  it('needs a reason for another price than the listed one', () => {
    expect(read({ price: '4' }).problems).toEqual({ reason: 'Enter a reason' });
    const change = read({ price: '4', reason: 'Chipped' }).change;
    expect(change).toMatchObject({ unit_price: 400 });
    expect(change && isOffListed(change, line)).toBe(true);
    expect(change && isOffListed(change, { ...line, listed_price: null })).toBe(false);
  });

  it.each<[Partial<LineDraft>, keyof LineDraft]>([
    [{ quantity: '0' }, 'quantity'],
    [{ quantity: '1.5' }, 'quantity'],
    [{ quantity: '10000000000' }, 'quantity'],
    [{ price: '' }, 'price'],
    [{ price: '-1' }, 'price'],
    [{ discount: '10.01' }, 'discount'],
    [{ discount: 'x' }, 'discount'],
    [{ discount: '101', discountKind: 'percent' }, 'discount'],
  ])('says what is wrong with %j', (fields, field) => {
    expect(Object.keys(read(fields).problems ?? {})).toContain(field);
  });

  it('knows a percentage', () => {
    expect(['7.5', '100', ' 0 '].map(percentIn)).toEqual(['7.5', '100', '0']);
    expect(['', '100.1', '-1', '1e1', '1.2345'].map(percentIn)).toEqual([null, null, null, null, null]);
  });
});

describe('The keypad', () => {
  it.each([
    ['2', '5', true, 0, '5'],
    ['2', '5', false, 0, '25'],
    ['0', '5', false, 0, '5'],
    ['12', 'erase', false, 0, '1'],
    ['12', 'erase', true, 0, ''],
    ['12', '.', false, 0, '12'],
    ['12', '.', false, 2, '12.'],
    ['', '.', false, 2, '0.'],
    ['12.5', '.', false, 2, '12.5'],
    ['12.5', '0', false, 2, '12.50'],
    ['12.50', '0', false, 2, '12.50'],
    ['12.5', '00', false, 2, '12.5'],
    ['1', '00', false, 2, '100'],
  ] as const)('makes of %s with %s (fresh: %s, %i decimals) %s', (text, key, isFresh, decimals, expected) => {
    expect(afterKeypad(text, key, isFresh, decimals)).toBe(expected);
  });
});
