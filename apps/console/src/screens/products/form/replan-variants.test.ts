import { describe, expect, it } from 'vitest';
import { blankVariant, type OptionFields, type VariantFields } from './product-fields.ts';
import { renamedEntry, replanVariants } from './replan-variants.ts';

const option = (key: string, name: string, entries: string[]): OptionFields => ({ key, name, entries });
const size = option('size', 'Size', ['S', 'M']);
const colour = option('colour', 'Colour', ['Red', 'Blue']);

function keys() {
  let next = 0;
  return () => {
    next += 1;
    return `new-${next}`;
  };
}

function variant(id: string, entries: string[], price = '10.00'): VariantFields {
  return { ...blankVariant(id), id, entries, price, sku: `SKU-${id}` };
}

const shown = (variants: readonly VariantFields[]) =>
  variants.map(({ id, entries, price }) => `${entries.join('/')} ${id ?? 'new'} ${price}`);

describe('SPEC 3: variants named by their entries', () => {
  it('begin with the plain product, whose price the others take over', () => {
    const planned = replanVariants([], [size], [variant('plain', [], '5.00')], true, keys());
    expect(shown(planned)).toEqual(['S plain 5.00', 'M new 5.00']);
    expect(planned.map(({ sku }) => sku)).toEqual(['SKU-plain', '']);
  });

  it.each([
    ['is counted beside one that is saved without, where Inventory is on', 'plain', false, true, true],
    ['is as the saved one while Inventory is off', 'plain', false, false, false],
    ['is counted as the saved one is, whatever is on', 'plain', true, false, true],
    ['is as the one that was just typed', null, false, true, false],
  ] as const)('a new one %s', (_, id, track_quantity, tracks, expected) => {
    const first = { ...variant('plain', []), id, track_quantity };
    const planned = replanVariants([], [size], [first], tracks, keys());
    expect(planned.map((one) => one.track_quantity)).toEqual([track_quantity, expected]);
  });

  it('keep price and stock when an option comes: they get its first entry', () => {
    const before = [variant('s', ['S']), variant('m', ['M'], '12.00')];
    expect(shown(replanVariants([size], [size, colour], before, true, keys()))).toEqual([
      'S/Red s 10.00',
      'S/Blue new 10.00',
      'M/Red m 12.00',
      'M/Blue new 10.00',
    ]);
  });

  it('lose an option that goes: the first of each stays', () => {
    const before = [variant('sr', ['S', 'Red']), variant('sb', ['S', 'Blue']), variant('mr', ['M', 'Red'])];
    expect(shown(replanVariants([size, colour], [size], before, true, keys()))).toEqual([
      'S sr 10.00',
      'M mr 10.00',
    ]);
  });

  it('follow the options when they change places', () => {
    const before = [variant('sr', ['S', 'Red']), variant('sb', ['S', 'Blue'])];
    const one = { ...size, entries: ['S'] };
    expect(shown(replanVariants([one, colour], [colour, one], before, true, keys()))).toEqual([
      'Red/S sr 10.00',
      'Blue/S sb 10.00',
    ]);
  });

  it('go with their entry', () => {
    const before = [variant('s', ['S']), variant('m', ['M'])];
    expect(shown(replanVariants([size], [{ ...size, entries: ['M'] }], before, true, keys()))).toEqual([
      'M m 10.00',
    ]);
  });

  it('are one without entries when no option is left', () => {
    const before = [variant('s', ['S']), variant('m', ['M'])];
    expect(shown(replanVariants([size], [], before, true, keys()))).toEqual([' s 10.00']);
  });

  it('wait for an option that has no entries yet', () => {
    const before = [variant('s', ['S']), variant('m', ['M'])];
    const planned = replanVariants([size], [size, option('new', '', [])], before, true, keys());
    expect(shown(planned)).toEqual(['S s 10.00', 'M m 10.00']);
  });

  it('stay as they are while there would be more than 2,000', () => {
    const many = option(
      'many',
      'Number',
      Array.from({ length: 200 }, (_, index) => String(index)),
    );
    const eleven = option('eleven', 'Letter', [...'ABCDEFGHIJK']);
    const before = [variant('s', ['S'])];
    expect(replanVariants([], [many, eleven], before, true, keys())).toBe(before);
  });

  it('are spelled as their entry is spelled', () => {
    const before = [variant('sr', ['S', 'Red']), variant('mb', ['M', 'Blue'])];
    const renamed = renamedEntry([size, colour], before, 'colour', 'Red', 'Crimson');
    expect(renamed.options[1]?.entries).toEqual(['Crimson', 'Blue']);
    expect(shown(renamed.variants)).toEqual(['S/Crimson sr 10.00', 'M/Blue mb 10.00']);
  });
});
