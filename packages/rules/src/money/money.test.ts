import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes, currencyOf } from './currencies.ts';
import {
  areWhole,
  currencySign,
  formatMoney,
  fromMinorUnits,
  moneyFormat,
  percentOf,
  toMinorUnits,
} from './money.ts';

const anyCurrency = fc.constantFrom(...currencyCodes);

describe('CONTRACT "The wire": money is an integer in minor units', () => {
  it('reads decimals of the currency', () => {
    expect(toMinorUnits('1999', 'NGN')).toEqual({ ok: true, value: 199_900 });
    expect(toMinorUnits('1999.5', 'NGN')).toEqual({ ok: true, value: 199_950 });
    expect(toMinorUnits('2000', 'RWF')).toEqual({ ok: true, value: 2000 });
  });

  it('is exact where a float is not', () => {
    // 1.15 * 100 is 114.99999999999999, and 19.99 * 100 is 1998.9999999999998.
    expect(toMinorUnits('1.15', 'USD')).toEqual({ ok: true, value: 115 });
    expect(toMinorUnits('19.99', 'USD')).toEqual({ ok: true, value: 1999 });
  });

  it('refuses what the currency cannot hold', () => {
    expect(toMinorUnits('1.999', 'NGN')).toEqual({ ok: false, reason: 'too_many_decimals' });
    expect(toMinorUnits('2000.5', 'RWF')).toEqual({ ok: false, reason: 'too_many_decimals' });
    expect(toMinorUnits('2e3', 'RWF')).toEqual({ ok: false, reason: 'not_a_number' });
  });

  it('writes decimals of the currency', () => {
    expect(fromMinorUnits(5, 'USD')).toBe('0.05');
    expect(fromMinorUnits(-199_950, 'NGN')).toBe('-1999.50');
    expect(fromMinorUnits(2000, 'RWF')).toBe('2000');
    expect(() => fromMinorUnits(0.5, 'USD')).toThrow(RangeError);
  });

  it('comes back from the text as it went, in every currency', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), anyCurrency, (minor, currency) => {
        expect(toMinorUnits(fromMinorUnits(minor, currency), currency)).toEqual({ ok: true, value: minor });
      }),
    );
  });

  it('never makes money out of other text', () => {
    fc.assert(
      fc.property(fc.string(), anyCurrency, (text, currency) => {
        const read = toMinorUnits(text, currency);
        if (read.ok) expect(text.trim()).toMatch(/^-?[0-9.]+$/);
      }),
    );
  });
});

describe('DESIGN, Brand: numbers in the currency of the store', () => {
  it('shows the sign and the decimals of the currency', () => {
    expect(formatMoney(199_950, 'USD', 'en-US')).toBe('$1,999.50');
    expect(formatMoney(0, 'GBP', 'en-GB')).toBe('£0.00');
    expect(formatMoney(2000, 'RWF', 'en-US').replace(/\s/, ' ')).toBe('RF 2,000');
    expect(formatMoney(50_000, 'NGN', 'en-GB')).toBe('₦500.00');
    expect(formatMoney(1000, 'CAD', 'en-GB')).toBe('$10.00');
    expect(moneyFormat('NGN', 'en', { sign: 'symbol' })(50_000).replace(/\s/, ' ')).toBe('NGN 500.00');
  });

  it('has one minus sign, in front', () => {
    expect(formatMoney(-199_950, 'USD', 'en-US')).toBe('−$1,999.50');
    expect(formatMoney(-50, 'GBP', 'de')).toMatch(/^−0,50/);
  });

  it('has it at the left of the digits in Arabic, and the sign of the currency where it is without it', () => {
    const locale = 'ar-u-nu-latn';
    expect(formatMoney(123_450, 'KES', locale)).toBe('\u200f1,234.50\u00a0KES');
    expect(formatMoney(-123_450, 'KES', locale)).toBe('\u200f\u200e−1,234.50\u200f\u00a0KES');
    expect(formatMoney(-500, 'AED', locale)).toBe('\u200f\u200e−5.00\u200f\u00a0د.إ.\u200f');
  });

  it('has both signs where a list of what came and went asks for them', () => {
    const inArabic = moneyFormat('KES', 'ar-u-nu-latn', { signs: 'exceptZero' });
    expect([500, -500, 0].map(inArabic)).toEqual([
      '\u200f\u200e+5.00\u200f\u00a0KES',
      '\u200f\u200e−5.00\u200f\u00a0KES',
      '\u200f0.00\u00a0KES',
    ]);
    expect([500, -500, 0].map(moneyFormat('USD', 'en', { signs: 'exceptZero' }))).toEqual([
      '+$5.00',
      '−$5.00',
      '$0.00',
    ]);
  });

  it('keeps it where the digits are those of Arabic', () => {
    expect(formatMoney(-500, 'KES', 'ar-u-nu-arab')).toBe('\u061c−\u200f٥٫٠٠\u200f\u00a0KES');
  });

  it('shows every digit of an amount beyond what a float holds in cents', () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER, 'USD', 'en-US')).toBe('$90,071,992,547,409.91');
  });

  it('shows the same digits as the plain text', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), anyCurrency, (minor, currency) => {
        const digits = formatMoney(minor, currency, 'en-US').replace(/\D/g, '');
        expect(digits).toBe(fromMinorUnits(minor, currency).replace('.', ''));
        expect(currencyOf(currency).decimals === 0).toBe(!fromMinorUnits(minor, currency).includes('.'));
      }),
    );
  });
});

describe('DESIGN: a list whose amounts are all whole leaves the minor unit out', () => {
  it('knows whole amounts by the currency', () => {
    expect(areWhole([50_000, -120_000, 0, null, undefined], 'NGN')).toBe(true);
    expect(areWhole([50_000, 50_050], 'NGN')).toBe(false);
    expect(areWhole([1, 2_501], 'RWF')).toBe(true);
    expect(areWhole([], 'NGN')).toBe(true);
  });

  it('writes them without it', () => {
    expect(moneyFormat('NGN', 'en', { short: true })(-5_000_000)).toBe('−₦50,000');
  });
});

describe('CONTRACT "The wire": a percentage of money is rounded half up', () => {
  it.each([
    [10_000, '7.5', 750],
    [10_000, 9.975, 998],
    [10_000, '9.974', 997],
    [1, '50', 1],
    [1, '49.999', 0],
    [3, '50', 2],
    [-3, '50', -2],
    [-1, '49.999', 0],
    [0, '20', 0],
    [199_900, '0', 0],
    [199_900, '100', 199_900],
    [Number.MAX_SAFE_INTEGER, '100', Number.MAX_SAFE_INTEGER],
  ])('takes of %i %j %% as %i', (minor, percent, share) => {
    expect(percentOf(minor, percent)).toBe(share);
  });

  it('refuses a percentage or an amount that was never checked', () => {
    expect(() => percentOf(100, '1.2345')).toThrow(RangeError);
    expect(() => percentOf(100, '101')).toThrow(RangeError);
    expect(() => percentOf(0.5, '10')).toThrow(RangeError);
  });

  it('is never further than half a minor unit from the exact share', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 100_000 }), (minor, thousandths) => {
        const share = BigInt(percentOf(minor, thousandths / 1000));
        const twiceTheError = 2n * (share * 100_000n - BigInt(minor) * BigInt(thousandths));
        expect(twiceTheError <= 100_000n && twiceTheError >= -100_000n).toBe(true);
      }),
    );
  });

  it('takes back from a refund what it took from the sale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.integer({ min: 0, max: 100_000 }), (minor, thousandths) => {
        expect(percentOf(minor, thousandths / 1000) + percentOf(-minor, thousandths / 1000)).toBe(0);
      }),
    );
  });
});

describe('The sign of a currency', () => {
  it('is what stands beside every amount of it', () => {
    for (const locale of ['en-US', 'en-NG', 'de-DE'])
      for (const currency of currencyCodes)
        expect(formatMoney(123_400, currency, locale)).toContain(currencySign(currency, locale));
    expect(currencySign('AED', 'en-US')).toBe('AED');
    expect(currencySign('NGN', 'en-NG')).toBe('₦');
  });
});
