/** What is edited, with the way back and the way forth. */
export interface EditHistory<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** What the last change was about: the next one about the same is one step with it. */
  readonly subject: string | null;
}

/** So many steps can be undone. */
const mostSteps = 100;

export function startHistory<State>(present: State): EditHistory<State> {
  return { past: [], present, future: [], subject: null };
}

/**
 * A change that was made. Changes of one subject behind each other, as the keys of a text, are one step.
 * @param subject null: a step of its own
 */
export function edit<State>(
  history: EditHistory<State>,
  next: State,
  subject: string | null,
): EditHistory<State> {
  if (next === history.present) return history;
  const isSameStep = subject !== null && subject === history.subject;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-mostSteps);
  return { past, present: next, future: [], subject };
}

export function undo<State>(history: EditHistory<State>): EditHistory<State> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present: previous, future, subject: null };
}

export function redo<State>(history: EditHistory<State>): EditHistory<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, subject: null };
}
