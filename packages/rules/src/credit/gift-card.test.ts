import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  giftCardCodeText,
  giftCardLimits,
  giftCardName,
  giftCardSigns,
  giftCardState,
  readGiftCardCode,
} from './gift-card.ts';

const anyCode = fc
  .array(fc.constantFrom(...giftCardSigns), {
    minLength: giftCardLimits.codeLength,
    maxLength: giftCardLimits.codeLength,
  })
  .map((signs) => signs.join(''));

describe('The code of a gift card', () => {
  it('has no signs that are taken for one another', () => {
    for (const alike of ['0O', '1IL', '2Z', '5S', '8B', 'UV'])
      expect([...alike].filter((sign) => giftCardSigns.includes(sign)).length).toBeLessThanOrEqual(0);
    expect(new Set(giftCardSigns).size).toBe(giftCardSigns.length);
  });

  it('is read however it is written', () => {
    fc.assert(
      fc.property(anyCode, fc.boolean(), (code, lower) => {
        const written = giftCardCodeText(code);
        expect(written).toMatch(/^(.{4}-){3}.{4}$/);
        expect(readGiftCardCode(lower ? ` ${written.toLowerCase()} ` : written.replaceAll('-', ' '))).toBe(
          code,
        );
      }),
    );
  });

  it('is nothing where it is too short, too long or has other signs', () => {
    const code = 'ACDEFGHJKMNPQRTW';
    for (const text of ['', code.slice(1), `${code}A`, code.replace('A', 'O'), code.replace('A', 'Ä')])
      expect(readGiftCardCode(text)).toBe('');
    expect(giftCardName('QRTW')).toBe('•••• QRTW');
  });
});

describe('The state of a gift card', () => {
  const card = { active: true, balance: 500, ends_on: '2026-11-22' };

  it('is active through its last day, with something left', () => {
    expect(giftCardState(card, '2026-11-22')).toBe('active');
    expect(giftCardState({ ...card, ends_on: null }, '2099-01-01')).toBe('active');
  });

  it('is ended, spent or disabled otherwise, the hand of the store first', () => {
    expect(giftCardState(card, '2026-11-23')).toBe('ended');
    expect(giftCardState({ ...card, balance: 0 }, '2026-11-22')).toBe('spent');
    expect(giftCardState({ ...card, active: false, balance: 0 }, '2026-11-23')).toBe('disabled');
  });
});
