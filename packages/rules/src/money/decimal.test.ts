import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalParts, fromScaled, toScaled } from './decimal.ts';

describe('CONTRACT "The wire": decimals are read exactly', () => {
  it.each([
    '',
    ' ',
    '-',
    '.',
    '1e3',
    '1E3',
    'NaN',
    'Infinity',
    '0x10',
    '1,000',
    '1 000',
    '+1',
    '1.2.3',
    '١',
    '１',
    '--1',
  ])('refuses %j as no number', (text) => {
    expect(toScaled(text, 2)).toEqual({ ok: false, reason: 'not_a_number' });
  });

  it.each([
    ['0', 0],
    ['-0', 0],
    ['007', 700],
    ['.5', 50],
    ['5.', 500],
    [' 19.9 ', 1990],
    ['-19.99', -1999],
  ])('reads %j as %i hundredths', (text, scaled) => {
    expect(toScaled(text, 2)).toEqual({ ok: true, value: scaled });
  });

  it('refuses a decimal too many even when it is a zero', () => {
    expect(toScaled('1.500', 2)).toEqual({ ok: false, reason: 'too_many_decimals' });
    expect(toScaled('1.0', 0)).toEqual({ ok: false, reason: 'too_many_decimals' });
  });

  it('refuses what an integer cannot hold', () => {
    expect(toScaled('90071992547409.91', 2)).toEqual({ ok: true, value: Number.MAX_SAFE_INTEGER });
    expect(toScaled('90071992547409.92', 2)).toEqual({ ok: false, reason: 'too_large' });
    expect(toScaled('9'.repeat(400), 2)).toEqual({ ok: false, reason: 'too_large' });
  });

  it('cuts at the point', () => {
    expect(decimalParts('-12.34')).toEqual({ negative: true, whole: '12', fraction: '34' });
    expect(decimalParts('.5')).toEqual({ negative: false, whole: '0', fraction: '5' });
    expect(decimalParts('abc')).toBeUndefined();
  });

  it('reads back every integer that it writes', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 6 }), (scaled, places) => {
        const read = toScaled(fromScaled(scaled, places), places);
        expect(read).toEqual({ ok: true, value: scaled });
      }),
    );
  });
});
