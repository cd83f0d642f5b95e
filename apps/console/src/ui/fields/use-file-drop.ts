import { type DragEvent, useRef, useState } from 'react';

/** One file that is dropped on a place, or chosen by its button: what the place and its hidden input listen to. */
export function useFileDrop(onPick: (file: File) => void, busy: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function pick(files: FileList | null): void {
    const file = files?.[0];
    if (file && !busy) onPick(file);
    if (input.current) input.current.value = '';
  }

  return {
    isOver,
    choose: () => input.current?.click(),
    place: {
      'data-over': isOver || undefined,
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setIsOver(!busy);
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setIsOver(false);
        pick(event.dataTransfer.files);
      },
    },
    input: {
      ref: input,
      type: 'file',
      tabIndex: -1,
      className: 'visually-hidden',
      onChange: () => pick(input.current?.files ?? null),
    },
  } as const;
}
