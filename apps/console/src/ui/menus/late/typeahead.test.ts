import { describe, expect, it } from 'vitest';
import { isTyped, plain, type Typed, typeaheadTarget, typedAfter } from './typeahead.ts';

describe('SPEC 9: listbox type-ahead search clears after 350 ms', () => {
  it('gathers letters that follow each other within 350 ms', () => {
    const first = typedAfter(null, 'n', 1000);
    const second = typedAfter(first, 'i', 1349);
    expect(second).toEqual({ text: 'ni', at: 1349 });
    expect(typedAfter(second, 'g', 1698).text).toBe('nig');
  });

  it('begins anew 350 ms after the last letter', () => {
    const first = typedAfter(null, 'n', 1000);
    expect(typedAfter(first, 'k', 1350)).toEqual({ text: 'k', at: 1350 });
  });

  const labels = ['Egypt', 'Ghana', 'Kenya', 'Egypt again', 'Élan'];

  it('walks on with one letter, around the end', () => {
    expect(typeaheadTarget(labels, -1, 'e')).toBe(0);
    expect(typeaheadTarget(labels, 0, 'e')).toBe(3);
    expect(typeaheadTarget(labels, 3, 'e')).toBe(4);
    expect(typeaheadTarget(labels, 4, 'e')).toBe(0);
    expect(typeaheadTarget(labels, 0, 'ee')).toBe(3);
  });

  it('stays where more letters still fit', () => {
    expect(typeaheadTarget(labels, 2, 'ken')).toBe(2);
    expect(typeaheadTarget(labels, 0, 'egypt a')).toBe(3);
  });

  it('finds nothing in silence', () => {
    expect(typeaheadTarget(labels, 1, 'x')).toBe(-1);
    expect(typeaheadTarget([], -1, 'x')).toBe(-1);
  });

  it.each([
    ['n', null, true],
    ['Enter', null, false],
    [' ', null, false],
    [' ', { text: 'new', at: 651 }, true],
    [' ', { text: 'new', at: 650 }, false],
  ] as [string, Typed | null, boolean][])('takes %j after %j for a letter: %s', (key, before, isLetter) => {
    const event = { key, ctrlKey: false, metaKey: false, altKey: false, timeStamp: 1000 };
    expect(isTyped(event, before)).toBe(isLetter);
    expect(isTyped({ ...event, ctrlKey: true }, before)).toBe(false);
  });

  it('looks past case and accents', () => expect(plain('ÉLAN ñ')).toBe('elan n'));
});
