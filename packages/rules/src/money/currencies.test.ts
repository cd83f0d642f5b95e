import { describe, expect, it } from 'vitest';
import { currencies, currencyCodes, currencyOf, isCurrencyCode } from './currencies.ts';

describe('SPEC 3: Supported currency codes', () => {
  it('lists exactly the ten codes in order', () => {
    expect(currencyCodes).toEqual(['USD', 'GBP', 'AED', 'NGN', 'KES', 'GHS', 'ZAR', 'EGP', 'CAD', 'RWF']);
  });

  it('knows each code and nothing else', () => {
    for (const code of currencyCodes) expect(isCurrencyCode(code)).toBe(true);
    for (const other of ['EUR', 'usd', '', 'toString', null, undefined, 7]) {
      expect(isCurrencyCode(other)).toBe(false);
    }
  });

  it('has two decimals everywhere but in Rwanda (CONTRACT "The wire")', () => {
    for (const code of currencyCodes) expect(currencyOf(code).decimals).toBe(code === 'RWF' ? 0 : 2);
  });

  it('tells all currencies apart by their symbols', () => {
    const all = Object.values(currencies);
    expect(new Set(all.map(({ symbol }) => symbol)).size).toBe(10);
  });
});
