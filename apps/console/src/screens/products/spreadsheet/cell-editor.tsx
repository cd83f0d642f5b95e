import { blocksKey } from '@sokoni/rules/forms/number-input';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { leaveByWheel } from '#ui/fields/leave-by-wheel.ts';
import styles from './sheet.module.css';
import type { SheetColumn } from './sheet-columns.ts';
import type { Editing } from './sheet-row.tsx';

interface CellEditorProps {
  label: string;
  kind: SheetColumn['kind'];
  start: Editing;
  /** With the text, or null when it stays as it was; then the key that ended it. */
  onLeave: (text: string | null, key: string, isBack: boolean) => void;
}

/** The field in a cell that is typed over. */
export function CellEditor({ label, kind, start, onLeave }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(start.isTyping);
  const hasLeft = useRef(false);

  useEffect(() => {
    const field = input.current;
    field?.focus({ preventScroll: true });
    if (start.isTyping) field?.setSelectionRange(field.value.length, field.value.length);
    else field?.select();
  }, [start]);

  function leave(text: string | null, key: string, isBack: boolean): void {
    if (hasLeft.current) return;
    hasLeft.current = true;
    onLeave(text, key, isBack);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, currentTarget, shiftKey } = event;
    // What happens in the field is no act on the sheet.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (kind !== 'text' && blocksKey(key) && !event.ctrlKey && !event.metaKey) event.preventDefault();
    const isArrow = key.startsWith('Arrow');
    if (key === 'Escape') leave(null, key, false);
    else if (key === 'Enter' || key === 'Tab' || (isArrow && isTyping.current)) {
      event.preventDefault();
      leave(currentTarget.value, key, shiftKey);
    } else if (key === 'F2') isTyping.current = false;
  }

  return (
    <input
      ref={input}
      type="text"
      inputMode={kind === 'money' ? 'decimal' : kind === 'count' ? 'numeric' : undefined}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      className={styles.editor}
      defaultValue={start.text}
      onKeyDown={press}
      onMouseDown={(event) => {
        event.stopPropagation();
        isTyping.current = false;
      }}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      onFocus={(event) => {
        if (kind !== 'text') leaveByWheel(event);
      }}
      onBlur={(event) => leave(event.currentTarget.value, 'Blur', false)}
    />
  );
}
