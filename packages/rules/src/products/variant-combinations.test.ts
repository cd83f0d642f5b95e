import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkEntries,
  checkOptions,
  combinationsOf,
  countCombinations,
  type ProductOption,
  planCombinations,
} from './variant-combinations.ts';

const size = { name: 'Size', entries: ['S', 'M'] };
const colour = { name: 'Colour', entries: ['Red', 'Blue'] };

describe('SPEC 3: variant combinations named by their entries joined with a slash', () => {
  it('makes every combination, the last option changing fastest', () => {
    expect(combinationsOf([size, colour])).toEqual([
      ['S', 'Red'],
      ['S', 'Blue'],
      ['M', 'Red'],
      ['M', 'Blue'],
    ]);
    expect(combinationsOf([])).toEqual([]);
    expect(countCombinations([])).toBe(0);
  });

  it('keeps what exists when an entry is added, and names what falls away', () => {
    const existing = [
      { name: 's/red', price: 100 },
      { name: 'L/Red', price: 300 },
    ];
    const plan = planCombinations([size, colour], existing);
    expect(plan.combinations[0]).toEqual({ kept: existing[0], entries: ['S', 'Red'] });
    expect(plan.combinations.filter(({ kept }) => kept === null)).toHaveLength(3);
    expect(plan.dropped).toEqual([existing[1]]);
  });

  it('makes as many different combinations as it counts, and keeps all of its own', () => {
    const entries = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(entries, { minLength: 1, maxLength: 4 }), (lists) => {
        const options: ProductOption[] = lists.map((list, index) => ({ name: `o${index}`, entries: list }));
        const names = combinationsOf(options).map((combination) => combination.join('/'));
        expect(new Set(names).size).toBe(countCombinations(options));
        const plan = planCombinations(
          options,
          names.map((name) => ({ name })),
        );
        expect(plan.dropped).toEqual([]);
        expect(plan.combinations.every(({ kept }) => kept !== null)).toBe(true);
      }),
    );
  });
});

describe('which options can make combinations', () => {
  it('takes up to 2,000 combinations', () => {
    const many = (name: string, count: number) => ({
      name,
      entries: Array.from({ length: count }, (_, index) => `${name}${index}`),
    });
    expect(checkOptions([many('A', 20), many('B', 100)])).toEqual({ ok: true });
    expect(checkOptions([many('A', 21), many('B', 100)])).toMatchObject({
      reason: 'too_many_combinations',
      count: 2100,
      max: 2000,
    });
  });

  it.each([
    ['option_name', [{ name: ' ', entries: ['S'] }]],
    ['no_entries', [{ name: 'Size', entries: [] }]],
    ['entry_invalid', [{ name: 'Size', entries: ['1/2'] }]],
    ['entry_invalid', [{ name: 'Size', entries: [' '] }]],
    ['entry_repeated', [{ name: 'Size', entries: ['S', 's'] }]],
    ['option_repeated', [size, { name: 'size', entries: ['L'] }]],
    ['too_many_options', ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name, entries: ['x'] }))],
  ])('refuses %s', (reason, options) => {
    expect(checkOptions(options)).toMatchObject({ ok: false, reason });
  });
});

describe('whether variants fit the options', () => {
  const fits = (options: ProductOption[], ...entries: string[][]) =>
    checkEntries(
      options,
      entries.map((list) => ({ entries: list })),
    );

  it('takes any of the combinations, each once, and one variant of a plain product', () => {
    expect(fits([size, colour], ['S', 'Red'], ['M', 'Blue'])).toEqual({ ok: true });
    expect(fits([], [])).toEqual({ ok: true });
  });

  it.each([
    ['wrong_entries', fits([size], ['XL'])],
    ['wrong_entries', fits([size], [])],
    ['wrong_entries', fits([], ['S'])],
    ['wrong_entries', fits([size, colour], ['Red', 'S'])],
    ['entries_repeated', fits([size], ['S'], ['S'])],
    ['no_options', fits([], [], [])],
  ])('refuses %s', (reason, check) => {
    expect(check).toMatchObject({ ok: false, reason });
  });
});
