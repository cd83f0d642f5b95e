import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sayUi } from '#sentences/frame/ui.ts';
import { toast } from '#ui/feedback/toast.tsx';
import type { Late } from './late.ts';

/**
 * A plain trigger stands in the page until somebody uses it. Then the part that behaves is fetched (a pointer above it or the
 * focus does that in advance), takes the trigger's place under the same id, and what was done to the one is done to the other.
 */
export function useLate<Part>(behaviour: Late<Part>, ownId?: string) {
  const made = useId();
  const id = ownId ?? made;
  const [part, setPart] = useState(() => behaviour.part);
  const [begunWith, setBegunWith] = useState('');
  const typed = useRef('');
  const isPressed = useRef(false);

  async function replace(): Promise<HTMLElement | null> {
    const fetched = await behaviour.fetch().catch(() => null);
    if (!fetched) {
      toast.error(sayUi('late.failed'));
      return null;
    }
    const plain = document.getElementById(id);
    const selection = plain === document.activeElement ? selectionOf(plain) : null;
    flushSync(() => {
      setPart(() => fetched);
      setBegunWith(typed.current);
    });
    const trigger = document.getElementById(id);
    // What had the focus has it again.
    if (selection) trigger?.focus();
    if (trigger instanceof HTMLInputElement && selection) trigger.setSelectionRange(...selection);
    return trigger;
  }

  async function press(): Promise<void> {
    // A second press of a double click would close it again.
    if (isPressed.current) return;
    isPressed.current = true;
    const trigger = await replace();
    isPressed.current = false;
    trigger?.focus();
    trigger?.click();
  }

  /** Letters on the trigger: all that come before the part is there are handed on together. */
  async function type(letter: string): Promise<void> {
    typed.current += letter;
    if (typed.current.length > 1) return;
    const trigger = await replace();
    if (!trigger) typed.current = '';
  }

  function fetchAhead(): void {
    // The press itself says what failed.
    behaviour.fetch().catch(() => undefined);
  }

  return { id, part, begunWith, replace, press, type, fetchAhead };
}

/** Where the caret is in a field, its beginning where there is none. */
function selectionOf(element: Element | null): [number, number] {
  if (!(element instanceof HTMLInputElement)) return [0, 0];
  return [element.selectionStart ?? 0, element.selectionEnd ?? 0];
}
