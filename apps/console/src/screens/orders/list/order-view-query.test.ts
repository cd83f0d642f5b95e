import { describe, expect, it } from 'vitest';
import { readFilter } from './order-list-query.ts';
import { differs, type OrderView, searchOf, viewQueryOf } from './order-view-query.ts';

const address =
  'search=kamau&sort=-due&payment_status=unpaid&fulfilment=unfulfilled&payment=credit&channel=web&customer=c&discount=d&tag=rush&unpaid=1&due=to_60&unfulfilled=1';
const params = (text: string) => {
  const read = new URLSearchParams(text);
  return (name: string) => read.get(name) ?? '';
};
const view: OrderView = {
  id: 'v',
  list: 'orders',
  name: 'Due',
  query: viewQueryOf(readFilter(params(address), true), 'kamau'),
  store_wide: false,
  position: 0,
};

describe('DESIGN "Index table": a saved view and the list of orders', () => {
  it('brings back all that narrows it, and its order', () => {
    const brought = Object.fromEntries(new URLSearchParams(searchOf(view, true)));
    expect(brought).toEqual({ view: 'v', ...Object.fromEntries(new URLSearchParams(address)) });
    expect(viewQueryOf(readFilter(params(''), true), '')).toEqual({ search: '', sort: '' });
  });

  it('tells nothing of money to who sees none', () => {
    const brought = params(searchOf(view, false));
    const ofMoney = ['sort', 'payment_status', 'payment', 'discount', 'unpaid', 'due'];
    expect(ofMoney.map(brought)).toEqual(ofMoney.map(() => ''));
    expect(brought('fulfilment')).toBe('unfulfilled');
    expect(brought('tag')).toBe('rush');
  });

  it('differs once a filter or the order does, not by the page', () => {
    expect(differs(params(`${address}&page=3&view=v`), searchOf(view, true))).toBe(false);
    expect(differs(params(address.replace('tag=rush', '')), searchOf(view, true))).toBe(true);
    expect(differs(params(address.replace('-due', 'due')), searchOf(view, true))).toBe(true);
  });
});
