/**
 * Where an arrow key leads from the search field into the hits: the index of a hit, null back to the field, undefined for a key that
 * does not move. Left and right move the caret until a hit was reached.
 */
export function movedBy(
  key: string,
  active: number | null,
  columns: number,
  count: number,
): number | null | undefined {
  if (count === 0) return undefined;
  if (active === null) return key === 'ArrowDown' ? 0 : undefined;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ArrowLeft: -1,
    ArrowRight: 1,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = active + step;
  if (next < 0) return null;
  return next < count ? next : active;
}
