import { describe, expect, it } from 'vitest';
import { boxesOf, erased, typed } from './pin-boxes.ts';

const digit = (character: string) => (/^[0-9]$/.test(character) ? character : '');
const upper = (character: string) => (/^[0-9A-Za-z]$/.test(character) ? character.toUpperCase() : '');
const empty = ['', '', '', ''];

describe('SPEC 2: a PIN input that takes single characters', () => {
  it('spreads a value over its boxes', () => {
    expect(boxesOf('12', 4)).toEqual(['1', '2', '', '']);
    expect(boxesOf('12345', 4)).toEqual(['1', '2', '3', '4']);
  });

  it('takes a character and moves on', () => {
    expect(typed(empty, 0, '7', digit)).toEqual({ boxes: ['7', '', '', ''], focus: 1 });
    expect(typed(['1', '2', '3', ''], 3, '4', digit)).toEqual({ boxes: ['1', '2', '3', '4'], focus: 3 });
  });

  it('refuses what is not accepted and stays', () => {
    expect(typed(empty, 1, 'a', digit)).toEqual({ boxes: empty, focus: 1 });
    expect(typed(empty, 0, 'a', upper)).toEqual({ boxes: ['A', '', '', ''], focus: 1 });
  });

  it('spreads a pasted code, skipping what is not accepted', () => {
    expect(typed(empty, 0, ' 12-34 ', digit)).toEqual({ boxes: ['1', '2', '3', '4'], focus: 3 });
    expect(typed(['9', '9', '', ''], 2, '1234', digit)).toEqual({ boxes: ['1', '2', '3', '4'], focus: 3 });
    expect(typed(['9', '', '', ''], 1, '12', digit)).toEqual({ boxes: ['9', '1', '2', ''], focus: 3 });
    expect(typed(empty, 2, '123', digit)).toEqual({ boxes: ['', '', '1', '2'], focus: 3 });
    expect(typed(empty, 0, '123456', digit)).toEqual({ boxes: ['1', '2', '3', '4'], focus: 3 });
  });

  it('empties a box when its character is deleted', () => {
    expect(typed(['1', '2', '', ''], 0, '', digit)).toEqual({ boxes: ['', '2', '', ''], focus: 0 });
  });

  it('goes back with backspace', () => {
    expect(erased(['1', '2', '', ''], 1)).toEqual({ boxes: ['1', '', '', ''], focus: 1 });
    expect(erased(['1', '', '', ''], 1)).toEqual({ boxes: ['', '', '', ''], focus: 0 });
    expect(erased(empty, 0)).toEqual({ boxes: empty, focus: 0 });
  });
});
