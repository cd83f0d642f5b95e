import { describe, expect, it } from 'vitest';
import { keepRemoved, removedVariants } from './keep-removed-variants.ts';
import { blankProduct, blankVariant, type OptionFields, type ProductFields } from './product-fields.ts';
import { renamedEntry, replanVariants } from './replan-variants.ts';

const size: OptionFields = { key: 'size', name: 'Size', entries: ['S', 'M', 'L'] };
const colour: OptionFields = { key: 'colour', name: 'Colour', entries: ['Red', 'Blue'] };
const makeKey = () => 'new';

const base: ProductFields = {
  ...blankProduct('plain'),
  options: [size, colour],
  variants: size.entries.flatMap((one) =>
    colour.entries.map((other) => ({
      ...blankVariant(`${one}${other}`),
      id: `${one}${other}`,
      entries: [one, other],
      price: '10.00',
    })),
  ),
};

const withOptions = (fields: ProductFields, options: readonly OptionFields[]): ProductFields => ({
  ...fields,
  options,
  variants: replanVariants(fields.options, options, fields.variants, true, makeKey),
});

const shown = ({ variants }: ProductFields) =>
  variants.map(
    ({ id, entries, active }) => `${entries.join('/')} ${id ?? 'new'}${active ? '' : ' inactive'}`,
  );

describe('variants that saving would remove', () => {
  it('come back inactive in their place, and what else is typed stays', () => {
    const typed = withOptions({ ...base, title: 'Kanga' }, [{ ...size, entries: ['S', 'L', 'XL'] }, colour]);
    expect(removedVariants(base, typed).map(({ id }) => id)).toEqual(['MRed', 'MBlue']);
    const kept = keepRemoved(base, typed, makeKey);
    expect(removedVariants(base, kept)).toEqual([]);
    expect(kept).toMatchObject({ title: 'Kanga', options: [{ entries: ['S', 'M', 'L', 'XL'] }, colour] });
    expect(shown(kept)).toEqual([
      ...['S/Red SRed', 'S/Blue SBlue', 'M/Red MRed inactive', 'M/Blue MBlue inactive'],
      ...['L/Red LRed', 'L/Blue LBlue', 'XL/Red new', 'XL/Blue new'],
    ]);
  });

  it('come back with the option that went', () => {
    for (const options of [[size], [size, { ...colour, entries: [] }]]) {
      const kept = keepRemoved(base, withOptions(base, options), makeKey);
      expect(kept.options).toEqual(base.options);
      expect(shown(kept)).toEqual([
        ...['S/Red SRed', 'S/Blue SBlue inactive', 'M/Red MRed', 'M/Blue MBlue inactive'],
        ...['L/Red LRed', 'L/Blue LBlue inactive'],
      ]);
    }
    expect(keepRemoved(base, withOptions(base, []), makeKey).variants).toHaveLength(6);
  });

  it('are spelled as their entries are spelled by now', () => {
    const crimson = {
      ...base,
      ...renamedEntry(base.options, base.variants, 'colour', 'Red', 'Crimson'),
    };
    const [sizes = size, colours = colour] = crimson.options;
    const typed = withOptions(crimson, [{ ...sizes, entries: ['S', 'M'] }, colours]);
    expect(shown(keepRemoved(base, typed, makeKey))).toEqual([
      ...['S/Crimson SRed', 'S/Blue SBlue', 'M/Crimson MRed', 'M/Blue MBlue'],
      ...['L/Crimson LRed inactive', 'L/Blue LBlue inactive'],
    ]);
  });

  it('take their own place again where the entry was typed anew', () => {
    const without = withOptions(base, [{ ...size, entries: ['S', 'M'] }, colour]);
    const kept = keepRemoved(base, withOptions(without, [size, colour]), makeKey);
    expect(shown(kept).slice(4)).toEqual(['L/Red LRed inactive', 'L/Blue LBlue inactive']);
    expect(kept.variants).toHaveLength(6);
  });
});
