/** Takes one typed character: answers it as it is kept (upper case, say), or the empty string when it is refused. */
export type Accept = (character: string) => string;

export interface PinChange {
  boxes: string[];
  /** The box that takes the focus. */
  focus: number;
}

/** The boxes of a value; an empty box is an empty string. */
export function boxesOf(value: string, length: number): string[] {
  return Array.from({ length }, (_, index) => value[index] ?? '');
}

/** Typing or pasting into a box: what is accepted spreads over the boxes that follow; nothing empties the box. */
export function typed(boxes: readonly string[], at: number, text: string, accept: Accept): PinChange {
  if (text === '') return { boxes: boxes.map((box, index) => (index === at ? '' : box)), focus: at };
  const accepted = [...text].map(accept).filter((character) => character !== '');
  // A whole code replaces what stands there, wherever it was pasted.
  const from = accepted.length >= boxes.length ? 0 : at;
  const next = [...boxes];
  accepted.slice(0, boxes.length - from).forEach((character, offset) => {
    next[from + offset] = character;
  });
  return { boxes: next, focus: Math.min(from + accepted.length, boxes.length - 1) };
}

/** Backspace empties its box, or the one before when it is empty already. */
export function erased(boxes: readonly string[], at: number): PinChange {
  const target = boxes[at] === '' ? Math.max(at - 1, 0) : at;
  return { boxes: boxes.map((box, index) => (index === target ? '' : box)), focus: target };
}
