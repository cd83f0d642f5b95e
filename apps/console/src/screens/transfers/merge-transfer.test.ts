import { describe, expect, it } from 'vitest';
import { type DraftLine, mergeTransfer, type TransferFields, transferDifferences } from './merge-transfer.ts';

const line = (variant: string, quantity: string): DraftLine => ({
  variant_id: variant,
  product_id: `product of ${variant}`,
  product_title: variant,
  variant_name: '',
  sku: '',
  image: null,
  quantity,
});
const base: TransferFields = {
  from: 'shop',
  to: 'kiosk',
  note: '',
  lines: [line('Basin', '2'), line('Kettle', '1')],
};
const differences = (mine: TransferFields, theirs: TransferFields) =>
  transferDifferences(base, mine, theirs, (id) => `place ${id}`);
const pieces = ({ lines }: TransferFields) => lines.map(({ variant_id, quantity }) => [variant_id, quantity]);

describe('Two people on one transfer', () => {
  it('keep what only one of them changed', () => {
    const mine = { ...base, lines: [line('Basin', '5'), line('Kettle', '1'), line('Rice', '3')] };
    const theirs = { ...base, note: 'by van', lines: [line('Basin', '2'), line('Salt', '4')] };
    expect(differences(mine, theirs)).toEqual([
      { key: 'note', what: 'Note', before: '', theirs: 'by van', mine: undefined },
      { key: 'Salt', what: 'Salt', before: '', theirs: '4', mine: undefined },
      { key: 'Kettle', what: 'Kettle', before: '1', theirs: '', mine: undefined },
    ]);
    const merged = mergeTransfer(base, mine, theirs, 'theirs');
    expect(merged.note).toBe('by van');
    expect(pieces(merged)).toEqual([
      ['Basin', '5'],
      ['Salt', '4'],
      ['Rice', '3'],
    ]);
  });

  it('choose where both changed the same', () => {
    const mine = { ...base, to: 'stall', lines: [line('Basin', '5')] };
    const theirs = { ...base, to: 'depot', lines: [line('Basin', '8'), line('Kettle', '6')] };
    expect(differences(mine, theirs)).toEqual([
      { key: 'to', what: 'To', before: 'place kiosk', theirs: 'place depot', mine: 'place stall' },
      { key: 'Basin', what: 'Basin', before: '2', theirs: '8', mine: '5' },
      { key: 'Kettle', what: 'Kettle', before: '1', theirs: '6', mine: '' },
    ]);
    const kept = mergeTransfer(base, mine, theirs, 'mine');
    expect([kept.to, pieces(kept)]).toEqual(['stall', [['Basin', '5']]]);
    const taken = mergeTransfer(base, mine, theirs, 'theirs');
    expect([taken.to, pieces(taken)]).toEqual([
      'depot',
      [
        ['Basin', '8'],
        ['Kettle', '6'],
      ],
    ]);
  });

  it('say nothing about what is the same', () => {
    expect(differences({ ...base, note: 'mine' }, base)).toEqual([]);
  });

  it('are told which is which of two goods that are called the same', () => {
    const pot = (id: string, sku: string, quantity: string) => ({
      ...line(id, quantity),
      product_title: 'Pot',
      sku,
    });
    const alike = { ...base, lines: [pot('a', 'POT-1', '2'), pot('b', 'POT-2', '2')] };
    const theirs = { ...base, lines: [pot('a', 'POT-1', '3'), pot('b', 'POT-2', '4')] };
    expect(transferDifferences(alike, alike, theirs, (id) => id)).toMatchObject([
      { key: 'a', what: 'Pot (POT-1)', theirs: '3' },
      { key: 'b', what: 'Pot (POT-2)', theirs: '4' },
    ]);
  });
});
