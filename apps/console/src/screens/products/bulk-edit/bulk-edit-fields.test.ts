import { currencies } from '@sokoni/rules/money/currencies';
import { describe, expect, it } from 'vitest';
import { blankEdit, modesOf, readEdit, roundingSteps } from './bulk-edit-fields.ts';

describe('a change of many products as it is typed', () => {
  it('reads each kind from its own fields', () => {
    expect(readEdit('status', { ...blankEdit, status: 'archived' }, 'KES')).toEqual({
      ok: true,
      edit: { kind: 'status', status: 'archived' },
    });
    expect(readEdit('brand', { ...blankEdit, brand: ' Sanyo ' }, 'KES')).toMatchObject({
      edit: { brand: 'Sanyo' },
    });
    expect(readEdit('add_tags', blankEdit, 'KES')).toEqual({ ok: false, problems: { tags: 'Enter a tag' } });
    expect(readEdit('delete', blankEdit, 'KES')).toEqual({ ok: true, edit: { kind: 'delete' } });
  });

  it('reads amounts in the currency and percentages exactly', () => {
    const typed = { ...blankEdit, amount: '12.50', percent: '7.5', round_to: 100 };
    expect(readEdit('price', typed, 'KES')).toMatchObject({ edit: { change: { kind: 'set', price: 1250 } } });
    expect(readEdit('price', { ...typed, mode: 'subtract' }, 'KES')).toMatchObject({
      edit: { change: { kind: 'add', amount: -1250, round_to: 100 } },
    });
    expect(readEdit('cost', { ...typed, mode: 'raise' }, 'KES')).toMatchObject({
      edit: { kind: 'cost', change: { kind: 'raise', percent: '7.5' } },
    });
    expect(readEdit('start_sale', { ...typed, mode: 'kept' }, 'KES')).toMatchObject({
      edit: { change: null },
    });
    expect(readEdit('price', typed, 'RWF')).toEqual({
      ok: false,
      problems: { amount: 'RWF has no decimals' },
    });
  });

  it('refuses what is no amount or no percentage', () => {
    for (const amount of ['', '-1', '1e3', 'NaN', '1.555'])
      expect(readEdit('price', { ...blankEdit, amount }, 'KES').ok, amount).toBe(false);
    for (const percent of ['', '0', '-1', '1000.5', '1e1', 'NaN', '7.125'])
      expect(readEdit('price', { ...blankEdit, mode: 'raise', percent }, 'KES').ok, percent).toBe(false);
  });

  it('rounds to whole units of every currency', () => {
    expect(roundingSteps('KES')).toEqual([1, 100, 500, 1000, 5000, 10_000, 50_000, 100_000]);
    expect(roundingSteps('RWF')).toEqual([1, 5, 10, 50, 100, 500, 1000]);
    for (const code of Object.keys(currencies) as (keyof typeof currencies)[])
      expect(new Set(roundingSteps(code)).size).toBe(roundingSteps(code).length);
    expect(modesOf('start_sale')).not.toContain('raise');
  });
});
