/** So many digits are a figure with a size; longer ones lie in plain order behind those. */
const longest = 15;

/** A title as it is sorted, in plain order: each figure behind how long it is, so that "cloth 9" comes before "cloth 10". */
export function titleOrder(title: string): string {
  return title.replace(/\d+/g, (figure) => markOf(figure.length) + figure);
}

/** With what the titles begin, sorted as they are, that begin with this: a figure at its end may go on. In their order. */
export function orderedBeginnings(typed: string): string[] {
  const figure = /\d+$/.exec(typed)?.[0] ?? '';
  if (figure === '' || figure.length > longest) return [titleOrder(typed)];
  const before = titleOrder(typed.slice(0, -figure.length));
  return Array.from(
    { length: longest - figure.length + 1 },
    (_, more) => before + markOf(figure.length + more) + figure,
  );
}

/** Behind a blank and before every letter, as figures are. */
function markOf(length: number): string {
  return String.fromCharCode('0'.charCodeAt(0) + Math.min(length, longest));
}
