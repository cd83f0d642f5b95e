/** SPEC section 9: "Listbox type-ahead search clears after 350 ms". */
const typeaheadClearsAfter = 350;

/** What was typed into a list, and when the last key came (milliseconds). */
export interface Typed {
  text: string;
  at: number;
}

export function typedAfter(before: Typed | null, key: string, now: number): Typed {
  const isStale = before === null || now - before.at >= typeaheadClearsAfter;
  return { text: isStale ? key : before.text + key, at: now };
}

/**
 * The place of the label that what was typed leads to, or -1. A single letter, repeated or not, walks on through the
 * labels that begin with it; more letters look from the current place on.
 */
export function typeaheadTarget(labels: readonly string[], current: number, text: string): number {
  const isOneLetter = [...text].every((letter) => letter === text[0]);
  const wanted = plain(isOneLetter ? text.slice(0, 1) : text);
  const first = isOneLetter ? current + 1 : Math.max(current, 0);
  const order = labels.map((_, offset) => (first + offset) % labels.length);
  return order.find((index) => plain(labels[index] ?? '').startsWith(wanted)) ?? -1;
}

/** Whether a key is a letter of what is looked for. A space belongs to the word while one is being typed. */
export function isTyped(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>,
  before: Typed | null = null,
): boolean {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
  return event.key !== ' ' || (before !== null && event.timeStamp - before.at < typeaheadClearsAfter);
}

/** Lower case without accents, so that 'e' finds 'É'. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
