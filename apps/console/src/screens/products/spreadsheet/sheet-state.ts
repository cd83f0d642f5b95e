/** One cell before and after, as it is shown. */
export interface CellChange {
  key: string;
  before: string;
  after: string;
}

/** What is typed and not saved, and the way back and forth. */
export interface SheetState {
  /** Only of cells that differ from what is saved. */
  texts: ReadonlyMap<string, string>;
  past: readonly (readonly CellChange[])[];
  future: readonly (readonly CellChange[])[];
}

export const untouchedSheet: SheetState = { texts: new Map(), past: [], future: [] };

/** Steps that can be taken back. */
const mostSteps = 200;

type SavedText = (key: string) => string;

/** Types over cells, as one step. */
export function changeCells(
  state: SheetState,
  changes: readonly CellChange[],
  savedText: SavedText,
): SheetState {
  const real = changes.filter(({ before, after }) => before !== after);
  if (real.length === 0) return state;
  return {
    texts: withTexts(state.texts, real, 'after', savedText),
    past: [...state.past.slice(1 - mostSteps), real],
    future: [],
  };
}

/** Takes the last step back. What was saved meanwhile becomes a change again. */
export function undoStep(state: SheetState, savedText: SavedText): SheetState {
  const step = state.past.at(-1);
  if (!step) return state;
  return {
    texts: withTexts(state.texts, step.toReversed(), 'before', savedText),
    past: state.past.slice(0, -1),
    future: [...state.future, step],
  };
}

export function redoStep(state: SheetState, savedText: SavedText): SheetState {
  const step = state.future.at(-1);
  if (!step) return state;
  return {
    texts: withTexts(state.texts, step, 'after', savedText),
    past: [...state.past, step],
    future: state.future.slice(0, -1),
  };
}

/** Lets go of what is saved now. */
export function withoutTexts(state: SheetState, keys: readonly string[]): SheetState {
  const texts = new Map(state.texts);
  for (const key of keys) texts.delete(key);
  return { ...state, texts };
}

function withTexts(
  texts: SheetState['texts'],
  changes: readonly CellChange[],
  side: 'before' | 'after',
  savedText: SavedText,
): SheetState['texts'] {
  const next = new Map(texts);
  for (const change of changes) {
    if (change[side] === savedText(change.key)) next.delete(change.key);
    else next.set(change.key, change[side]);
  }
  return next;
}
