import { useEffect, useEffectEvent, useRef } from 'react';
import { isPageCovered } from '#ui/overlays/overlay.tsx';
import { afterKey, emptyScan } from './scan-buffer.ts';

/** Where what is typed is text. */
const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]';

/** How many open screens have a use of their own for what is scanned. */
let screens = 0;

/**
 * Listens for a keyboard-wedge scanner while the screen is open. What it reads into a field stays the field's; a dialog has
 * the page to itself. The frame around the screens listens as well (`isOfFrame`), where the screen does not.
 */
export function useScanner(onCode: (code: string) => void, { isOfFrame = false } = {}): void {
  const buffer = useRef(emptyScan);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const isField = Boolean(target?.closest(fields));
    if (
      isField ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isPageCovered() ||
      (isOfFrame && screens > 0)
    ) {
      buffer.current = emptyScan;
      return;
    }
    const { buffer: next, code } = afterKey(buffer.current, event.key, event.timeStamp);
    buffer.current = next;
    // Nobody is so fast: these letters are no shortcuts.
    if (next.text.length > 1) event.stopPropagation();
    if (code === null) return;
    // The Enter of the scanner must not press the button that happens to have the focus.
    event.preventDefault();
    event.stopPropagation();
    onCode(code);
  });

  useEffect(() => {
    screens += isOfFrame ? 0 : 1;
    addEventListener('keydown', press, { capture: true });
    return () => {
      screens -= isOfFrame ? 0 : 1;
      removeEventListener('keydown', press, { capture: true });
    };
  }, [isOfFrame]);
}
