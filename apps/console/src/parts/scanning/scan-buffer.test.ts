import { describe, expect, it } from 'vitest';
import { afterKey, emptyScan } from './scan-buffer.ts';

/** Types keys with a pause between them; answers the codes that were read. */
function type(keys: readonly string[], pauseMs: number): string[] {
  let buffer = emptyScan;
  let now = 1000;
  const codes: string[] = [];
  for (const key of keys) {
    now += pauseMs;
    const after = afterKey(buffer, key, now);
    buffer = after.buffer;
    if (after.code !== null) codes.push(after.code);
  }
  return codes;
}

describe('a keyboard-wedge scanner', () => {
  it('is told from a person by its speed', () => {
    const keys = [...'2000000000015', 'Enter'];
    expect(type(keys, 8)).toEqual(['2000000000015']);
    expect(type(keys, 120)).toEqual([]);
  });

  it('may press Shift for capital letters', () => {
    expect(type(['Shift', 'A', 'B', '-', 'Shift', 'X', '1', 'Enter'], 10)).toEqual(['AB-X1']);
  });

  it('reads two codes after each other', () => {
    expect(type([...'4006381333931', 'Enter', ...'96385074', 'Enter'], 5)).toEqual([
      '4006381333931',
      '96385074',
    ]);
  });

  it.each([
    ['too short', [...'12', 'Enter']],
    ['broken off by another key', [...'40063', 'Tab', 'Enter']],
    ['without an end', [...'4006381333931']],
  ])('reads nothing that is %s', (_, keys) => {
    expect(type(keys, 5)).toEqual([]);
  });
});
