import { storeDates } from '@sokoni/rules/stores/store-dates';
import { describe, expect, it } from 'vitest';
import { isLedgerFiltered, ledgerCallQuery, readLedgerQuery } from './ledger-query.ts';

const inZone = (timezone: string) => storeDates({ timezone, country: '', currency_code: '' }, 'en');
const read = (address: string) => readLedgerQuery(new URLSearchParams(address));

describe('the address of the ledger', () => {
  it('takes whole days of the store, the last one too, over a change of its clocks', () => {
    const days = read('from=2026-03-08&to=2026-03-08');
    expect(ledgerCallQuery(days, inZone('Africa/Nairobi'))).toMatchObject({
      from: '2026-03-07T21:00:00.000Z',
      before: '2026-03-08T21:00:00.000Z',
    });
    expect(ledgerCallQuery(days, inZone('America/Toronto'))).toMatchObject({
      from: '2026-03-08T05:00:00.000Z',
      before: '2026-03-09T04:00:00.000Z',
    });
  });

  it('leaves out a day that no store has', () => {
    const days = read('from=0002-11-15&to=9999-12-31');
    expect(isLedgerFiltered(days)).toBe(false);
    expect(ledgerCallQuery(days, inZone('Africa/Lagos'))).toMatchObject({
      from: undefined,
      before: undefined,
    });
  });

  it('leaves out what it cannot mean', () => {
    expect(isLedgerFiltered(read('reason=theft&from=yesterday&to=2026-13-01&oversold=2'))).toBe(false);
    expect(isLedgerFiltered(read('reason=sale'))).toBe(true);
  });
});
