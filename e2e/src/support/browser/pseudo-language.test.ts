import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { longer, pseudo } from './pseudo-language.ts';

const made = (text: string) => pseudo(compile(text) as Parameters<typeof pseudo>[0]);

describe('The pseudo-language', () => {
  it('adds two fifths to a text', () => {
    const text = 'Products it added are deleted, or archived if they have stock history.';
    const { length } = longer(text);
    expect(length / text.length).toBeGreaterThan(1.3);
    expect(length / text.length).toBeLessThan(1.5);
  });

  it('keeps values, plurals, choices and tags', () => {
    expect(made('Hi {name}')).toEqual(['Híï ', ['name']]);
    expect(made('{n, plural, one {# item} other {# of {all}}}')).toEqual([
      ['n', 2, { one: [0, ' íïtéëm'], other: [0, ' óöf ', ['all']] }],
    ]);
    expect(made('{k, select, cash {Cash} other {}}, {m, number}')).toEqual([
      ['k', 1, { cash: 'Cáäsh', other: '' }],
      ', ',
      ['m', 4],
    ]);
    expect(made('See <link>page {n}</link>')).toEqual(['Séëéë ', ['link', 'páägéë ', ['n']]]);
  });
});
