import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Which point of a chart is looked at: the one below the pointer, or the one that the arrow keys have come to. */
export function useChartPoint(count: number) {
  const [shown, setShown] = useState<number | null>(null);
  const last = count - 1;
  const point = shown === null ? null : Math.min(shown, last);

  function onPointer({ clientX, currentTarget }: PointerEvent<HTMLElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / width) * count);
    setShown(Math.max(0, Math.min(last, place)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const from = point ?? last;
    const moves: Readonly<Record<string, number | null>> = {
      ArrowLeft: Math.max(0, from - 1),
      ArrowRight: Math.min(last, from + 1),
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
      onFocus: () => setShown((now) => now ?? last),
      onBlur: () => setShown(null),
      onPointerMove: onPointer,
      onPointerDown: onPointer,
      onPointerLeave: () => setShown(null),
    },
  };
}
