import { describe, expect, it } from 'vitest';
import { signedFormat } from './signed-format.ts';

describe('A figure with its sign', () => {
  it.each([
    ['en', '−1,200', '+3', '0'],
    ['fr', '−1\u202f200', '+3', '0'],
    ['sw', '−1,200', '+3', '0'],
    ['ar-u-nu-latn', '\u200e−1,200', '\u200e+3', '0'],
    ['ar-u-nu-arab', '\u061c−١٬٢٠٠', '\u061c+٣', '٠'],
  ])('has it in %s where the language puts it', (locale, below, above, nothing) => {
    expect([-1200, 3, 0].map(signedFormat(locale, {}, 'exceptZero'))).toEqual([below, above, nothing]);
    expect(signedFormat(locale)(-1200)).toBe(below);
    expect(signedFormat(locale)(3)).not.toContain('+');
  });

  it('stands before a percentage', () => {
    const percent = signedFormat('ar-u-nu-latn', { style: 'percent' }, 'exceptZero');
    expect(percent(-0.03)).toBe('\u200e−3\u200e%\u200e');
    expect(signedFormat('en', { style: 'percent' }, 'exceptZero')(0.12)).toBe('+12%');
  });
});
