import { describe, expect, it } from 'vitest';
import { checkTaxRate, taxRateName } from './tax-rate.ts';

describe('A tax rate', () => {
  it('has a name and a percentage from 0 to 100 with up to 3 decimals', () => {
    expect(checkTaxRate({ name: 'Zero-rated', percent: '0' }).ok).toBe(true);
    expect(checkTaxRate({ name: 'Quebec', percent: '9.975' }).ok).toBe(true);
    expect(checkTaxRate({ name: ' ', percent: '5' })).toMatchObject({
      ok: false,
      fields: { name: expect.anything() },
    });
    for (const percent of ['', '-1', '100.5', '1.2345', 'five'])
      expect(checkTaxRate({ name: 'Odd', percent }).ok, percent).toBe(false);
  });

  it('names what is charged at its percentage, in whatever form', () => {
    const rates = [
      { name: 'Reduced', percent: '5' },
      { name: 'Zero-rated', percent: '0' },
    ];
    expect(['5.000', '0', '20', null].map((percent) => taxRateName(percent, rates))).toEqual([
      ...['Reduced', 'Zero-rated', null, null],
    ]);
  });
});
