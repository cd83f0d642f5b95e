import { useEffect, useEffectEvent, useRef } from 'react';
import { scanGapMs } from '#parts/scanning/scan-buffer.ts';
import { storage } from '#session/storage.ts';
import { isPageCovered } from '#ui/overlays/overlay.tsx';
import { type Act, afterLetter, type GoShortcut } from './shortcuts.ts';

/** Where a letter is text, or walks through a list. */
const takesLetters =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]';

interface ShortcutHandlers {
  go: readonly GoShortcut[];
  onAct: (act: Act) => void;
  /** Ctrl or Cmd with K. */
  onPalette: () => void;
}

/** Listens to the whole page while nothing lies over it. */
export function useShortcuts({ go, onAct, onPalette }: ShortcutHandlers): void {
  const begunAt = useRef<number | null>(null);
  /** What the last letters ask for, until it is sure that they are not the beginning of a scanned code. */
  const coming = useRef<number>(undefined);

  const press = useEffectEvent((event: KeyboardEvent) => {
    clearTimeout(coming.current);
    if (event.defaultPrevented || event.isComposing || event.altKey || isPageCovered()) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey) return;
      event.preventDefault();
      onPalette();
      return;
    }
    const isText = event.target instanceof Element && event.target.closest(takesLetters) !== null;
    if (isText || event.repeat || event.key.length > 1 || !areLettersOn()) return;
    const { act, ...next } = afterLetter(event.key, event.timeStamp, begunAt.current, go);
    begunAt.current = next.begunAt;
    if (!act) return;
    event.preventDefault();
    coming.current = window.setTimeout(() => onAct(act), scanGapMs);
  });

  useEffect(() => {
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
      clearTimeout(coming.current);
    };
  }, []);
}

/** WCAG 2.1.4: shortcuts of single letters can be switched off. */
export function areLettersOn(): boolean {
  return storage.letterShortcuts.get() ?? true;
}
