import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeCells,
  redoStep,
  type SheetState,
  undoStep,
  untouchedSheet,
  withoutTexts,
} from './sheet-state.ts';

const keys = ['a', 'b', 'c', 'd'];
const saved = (key: string) => `saved ${key}`;
const shown = (state: SheetState) => keys.map((key) => state.texts.get(key) ?? saved(key));

const step = fc.array(
  fc.record({ key: fc.constantFrom(...keys), text: fc.constantFrom('1', '2', 'saved a', '') }),
  {
    minLength: 1,
    maxLength: 3,
  },
);

function typed(state: SheetState, cells: { key: string; text: string }[]): SheetState {
  const now = new Map(keys.map((key, index) => [key, shown(state)[index] ?? '']));
  const changes = cells.map(({ key, text }) => {
    const before = now.get(key) ?? '';
    now.set(key, text);
    return { key, before, after: text };
  });
  return changeCells(state, changes, saved);
}

describe('DESIGN "Spreadsheet editing": undo', () => {
  it('goes back over every step and forth again', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const states = [untouchedSheet];
        for (const cells of steps) {
          const next = typed(states.at(-1) ?? untouchedSheet, cells);
          if (next !== states.at(-1)) states.push(next);
        }
        let state = states.at(-1) ?? untouchedSheet;
        for (const earlier of states.slice(0, -1).toReversed()) {
          state = undoStep(state, saved);
          expect(shown(state)).toEqual(shown(earlier));
        }
        expect(state.texts.size).toBe(0);
        expect(undoStep(state, saved)).toBe(state);
        for (const later of states.slice(1)) {
          state = redoStep(state, saved);
          expect(shown(state)).toEqual(shown(later));
        }
        expect(redoStep(state, saved)).toBe(state);
      }),
    );
  });

  it('keeps only cells that differ from what is saved', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const state = steps.reduce(typed, untouchedSheet);
        for (const [key, text] of state.texts) expect(text).not.toBe(saved(key));
      }),
    );
  });

  it('after a save brings back what was there before, as a change', () => {
    const changed = typed(untouchedSheet, [{ key: 'a', text: '1' }]);
    const nowSaved = (key: string) => (key === 'a' ? '1' : saved(key));
    const kept = withoutTexts(changed, ['a']);
    expect(kept.texts.size).toBe(0);
    expect(undoStep(kept, nowSaved).texts.get('a')).toBe('saved a');
  });

  it('forgets what lay ahead once something else is typed', () => {
    const first = typed(untouchedSheet, [{ key: 'a', text: '1' }]);
    const back = undoStep(first, saved);
    expect(typed(back, [{ key: 'b', text: '2' }]).future).toEqual([]);
  });
});
