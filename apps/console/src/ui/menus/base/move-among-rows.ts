import type { KeyboardEvent } from 'react';
import { readsFromRight } from '#ui/reads-from-right.ts';

/** In a row the arrows to the sides go along its acts, and those up and down to the same act of the next row. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  const rows = [...(currentTarget.parentElement?.children ?? [])]
    .map(actsOf)
    .filter((acts) => acts.length > 0);
  const row = rows.findIndex((acts) => acts.includes(target));
  const next = nextOf(event.key, rows, { row, place: rows[row]?.indexOf(target) ?? 0 });
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function nextOf(key: string, rows: readonly HTMLElement[][], { row, place }: { row: number; place: number }) {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      const acts = rows.at((row + (key === 'ArrowDown' ? 1 : -1)) % rows.length);
      return acts?.[Math.min(place, acts.length - 1)];
    }
    case 'ArrowLeft':
    case 'ArrowRight': {
      const isForwards = (key === 'ArrowRight') !== readsFromRight();
      return rows[row]?.[place + (isForwards ? 1 : -1)];
    }
    default:
      return undefined;
  }
}

/** Those of a row, or the line that is one act. */
function actsOf(line: Element): HTMLElement[] {
  const act = '[role=menuitem]';
  return line instanceof HTMLElement && line.matches(act)
    ? [line]
    : [...line.querySelectorAll<HTMLElement>(act)];
}
