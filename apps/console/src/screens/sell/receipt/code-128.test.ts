import { expect, it } from 'vitest';
import { code128 } from './code-128.ts';

/** The widths of a text between start and check digit. */
function inner(text: string): string[] {
  const widths = (code128(text) ?? []).join('');
  return widths.slice(6, -13).match(/.{6}/g) ?? [];
}

it('Each character has a pattern of its own, eleven modules wide', () => {
  const all = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32)).join('');
  const patterns = inner(all);
  expect(new Set(patterns).size).toBe(95);
  for (const pattern of patterns)
    expect([...pattern].reduce((sum, width) => sum + Number(width), 0)).toBe(11);
});

it('A text is framed by its start, its check digit and its end', () => {
  // 104 + 48 + 2·42 + 3·42 + 4·17 + 5·18 + 6·19 + 7·35 is 55 beyond a multiple of 103: the pattern of "W".
  const widths = (code128('PJJ123C') ?? []).join('');
  expect(widths.slice(0, 6)).toBe('211214');
  expect(widths.slice(-13, -7)).toBe(inner('W')[0]);
  expect(widths.slice(-7)).toBe('2331112');
  expect(inner('PJJ123C')).toEqual(['P', 'J', 'J', '1', '2', '3', 'C'].map((letter) => inner(letter)[0]));
});

it('Nothing is made of what it cannot say', () => {
  expect(code128('')).toBeNull();
  expect(code128('é')).toBeNull();
});
