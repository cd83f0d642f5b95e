import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

/** What is in the hand, and where. */
export interface Dragged {
  key: string;
  x: number;
  y: number;
}

interface TileDrag {
  dragged: Dragged | null;
  onPointerDown: (event: ReactPointerEvent, key: string) => void;
  /** Whether the click that follows belongs to a drag. */
  isClickOfDrag: () => boolean;
}

/** So far a pointer goes before it drags, in px. */
const slack = 5;
/** So long a finger rests before it drags: until then it scrolls. */
const restMs = 300;

/**
 * Moves what carries `data-tile` among its kind with a mouse, a pen or a finger that rests on it first. Escape puts it back.
 * @param placeOf where something stands now
 */
export function useTileDrag(
  placeOf: (key: string) => number,
  onMove: (key: string, place: number) => void,
  onEnd: () => void,
): TileDrag {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const stop = useRef<() => void>(() => {});
  const endedAt = useRef(Number.NEGATIVE_INFINITY);
  const acts = useRef({ placeOf, onMove, onEnd });
  acts.current = { placeOf, onMove, onEnd };
  useEffect(() => () => stop.current(), []);

  function onPointerDown(event: ReactPointerEvent, key: string): void {
    if (event.button !== 0 || !event.isPrimary) return;
    stop.current();
    const { clientX, clientY, pointerType } = event;
    const isFinger = pointerType === 'touch';
    const home = acts.current.placeOf(key);
    let isDragging = false;

    const begin = (x: number, y: number) => {
      isDragging = true;
      setDragged({ key, x, y });
    };
    const timer = isFinger ? setTimeout(() => begin(clientX, clientY), restMs) : undefined;

    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!isDragging) {
        if (Math.hypot(x - clientX, y - clientY) < slack) return;
        if (isFinger) {
          end();
          return;
        }
        begin(x, y);
      }
      setDragged({ key, x, y });
      const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-tile]')?.dataset.tile;
      if (under && under !== key) acts.current.onMove(key, acts.current.placeOf(under));
    };
    const holdStill = (touch: TouchEvent) => {
      if (isDragging) touch.preventDefault();
    };
    const press = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape' || !isDragging) return;
      pressed.preventDefault();
      acts.current.onMove(key, home);
      end();
    };
    const end = () => {
      clearTimeout(timer);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      removeEventListener('touchmove', holdStill);
      removeEventListener('keydown', press, true);
      stop.current = () => {};
      if (!isDragging) return;
      isDragging = false;
      endedAt.current = performance.now();
      setDragged(null);
      acts.current.onEnd();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    addEventListener('touchmove', holdStill, { passive: false });
    addEventListener('keydown', press, true);
    stop.current = end;
  }

  return { dragged, onPointerDown, isClickOfDrag: () => performance.now() - endedAt.current < 50 };
}
