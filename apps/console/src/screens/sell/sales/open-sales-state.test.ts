import { newSale, type OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { describe, expect, it } from 'vitest';
import {
  currentSale,
  isBlank,
  isOpenSale,
  openSalesOf,
  withKept,
  withNext,
  withOpened,
  withoutSale,
  withSale,
  withSelected,
} from './open-sales-state.ts';

const noted = (id: string): OpenSale => ({ ...newSale(id), note: 'For the office' });
const two = openSalesOf([noted('a'), noted('b')], null, 'fresh');

describe('The open sales of a till', () => {
  it('go on where the cashier left off, and begin with an empty one', () => {
    expect(openSalesOf([noted('a'), noted('b')], 'a', 'fresh').currentId).toBe('a');
    expect(two.currentId).toBe('b');
    expect(openSalesOf([noted('a')], 'gone', 'fresh').currentId).toBe('a');
    expect(currentSale(openSalesOf([], 'gone', 'fresh'))).toEqual(newSale('fresh'));
  });

  it('change one at a time', () => {
    const changed = withSale(two, { ...noted('a'), note: 'Gift' });
    expect(changed.sales.map(({ note }) => note)).toEqual(['Gift', 'For the office']);
    expect(changed.currentId).toBe('b');
  });

  it('grow by one that takes the place of an empty one', () => {
    expect(withOpened(two, newSale('c')).sales.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    const again = withOpened(withOpened(two, newSale('c')), newSale('d'));
    expect(again.sales.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
    expect(again.currentId).toBe('d');
  });

  it('shrink to the one beside, and at last to an empty one', () => {
    expect(withoutSale(two, 'b', 'fresh')).toMatchObject({ currentId: 'a', sales: [{ id: 'a' }] });
    expect(withoutSale(two, 'a', 'fresh')).toMatchObject({ currentId: 'b', sales: [{ id: 'b' }] });
    expect(withoutSale(withoutSale(two, 'b', 'x'), 'a', 'fresh')).toMatchObject({
      currentId: 'fresh',
      sales: [{ id: 'fresh', lines: [] }],
    });
  });

  it('give way to an empty one where one was paid, also beside others', () => {
    expect(withNext(two, 'b', newSale('c'))).toMatchObject({
      currentId: 'c',
      sales: [{ id: 'a' }, { id: 'c' }],
    });
  });

  it('lose an empty one that another is chosen in place of', () => {
    const begun = withOpened(two, newSale('c'));
    expect(withSelected(begun, 'a')).toMatchObject({ currentId: 'a', sales: [{ id: 'a' }, { id: 'b' }] });
    expect(withSelected(two, 'a').sales).toHaveLength(2);
    expect(withSelected(begun, 'c').sales).toHaveLength(3);
  });

  it('are what the device keeps after another tab has changed it, beside what is empty in this one', () => {
    const open = withOpened(two, newSale('c'));
    const elsewhere = [noted('b'), noted('d')];
    expect(withKept(open, elsewhere, 'fresh')).toMatchObject({
      currentId: 'c',
      sales: [{ id: 'b' }, { id: 'd' }, { id: 'c', lines: [] }],
    });
    const renamed = { ...noted('b'), note: 'Gift' };
    expect(currentSale(withKept(two, [renamed], 'fresh'))).toBe(renamed);
    expect(withKept(two, [noted('a')], 'fresh').currentId).toBe('a');
    expect(withKept(two, [], 'fresh')).toMatchObject({ currentId: 'fresh', sales: [{ id: 'fresh' }] });
    const begun = withOpened(two, newSale('c'));
    expect(withKept(begun, [{ ...noted('c') }], 'fresh').sales).toHaveLength(1);
  });

  it('are blank until something is in them, and known again after parking', () => {
    expect(isBlank(newSale('a'))).toBe(true);
    expect(isBlank(noted('a'))).toBe(false);
    expect(isOpenSale(JSON.parse(JSON.stringify(noted('a'))))).toBe(true);
    for (const other of [null, 'a', {}, { id: 'a', lines: [{}], note: '', code: '' }])
      expect(isOpenSale(other)).toBe(false);
  });
});
