import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { readsFromRight } from '#ui/reads-from-right.ts';

/** Along which way the points of a chart stand, and so which keys go to the next. */
const ways = {
  across: { back: 'ArrowLeft', forward: 'ArrowRight' },
  acrossFromRight: { back: 'ArrowRight', forward: 'ArrowLeft' },
  down: { back: 'ArrowUp', forward: 'ArrowDown' },
} as const;

/**
 * Which point of a chart is looked at: the one below the pointer, or the one that the arrow keys have come to. They begin at the last
 * of those that stand across, which is the newest, and at the first of those that stand below one another.
 */
export function useChartPoint(count: number, way: 'across' | 'down' = 'across') {
  const [shown, setShown] = useState<number | null>(null);
  const last = count - 1;
  const start = way === 'across' ? last : 0;
  const point = shown === null ? null : Math.min(shown, last);

  function onPointer({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const fromLeft = (clientX - left) / width;
    const across = readsFromRight() ? 1 - fromLeft : fromLeft;
    const share = way === 'across' ? across : (clientY - top) / height;
    setShown(Math.max(0, Math.min(last, Math.floor(share * count))));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const from = point ?? start;
    const { back, forward } = ways[way === 'across' && readsFromRight() ? 'acrossFromRight' : way];
    const moves: Readonly<Record<string, number | null>> = {
      [back]: Math.max(0, from - 1),
      [forward]: Math.min(last, from + 1),
      Home: 0,
      End: last,
      Escape: null,
    };
    const next = moves[event.key];
    if (next === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    setShown(next);
  }

  return {
    point,
    handlers: {
      onKeyDown,
      onFocus: () => setShown((now) => now ?? start),
      onBlur: () => setShown(null),
      onPointerMove: onPointer,
      onPointerDown: onPointer,
      // A finger that is lifted leaves too; what it pointed at stays until something else is touched.
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setShown(null);
      },
    },
  };
}
