import { describe, expect, it } from 'vitest';
import { isLedgerNarrowed, ledgerCallQuery, readLedgerQuery } from './ledger-query.ts';

const read = (address: string) => readLedgerQuery(new URLSearchParams(address));

describe('the address of the ledger', () => {
  it('takes whole days of the reader, the last one too', () => {
    const { from, before } = ledgerCallQuery(read('from=2026-03-01&to=2026-03-01'));
    expect(new Date(before ?? 0).getTime() - new Date(from ?? 0).getTime()).toBe(24 * 60 * 60 * 1000);
    expect(new Date(from ?? 0).getHours()).toBe(0);
  });

  it('leaves out what it cannot mean', () => {
    expect(isLedgerNarrowed(read('reason=theft&from=yesterday&oversold=2'))).toBe(false);
    expect(isLedgerNarrowed(read('reason=sale'))).toBe(true);
  });
});
