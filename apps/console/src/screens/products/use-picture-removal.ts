import { useRef } from 'react';
import { announce } from '#ui/announcer.tsx';
import { toast } from '#ui/toast.tsx';
import type { PictureDesk } from './picture-desk.ts';

/** So long removals belong together: one Undo brings them all back. */
const togetherMs = 3000;

/** Takes a picture away at once and offers to put it back. */
export function usePictureRemoval(desk: PictureDesk): (key: string) => void {
  const recent = useRef({ toastId: 0, at: Number.NEGATIVE_INFINITY, undos: [] as (() => void)[] });

  return (key) => {
    const undo = desk.remove(key);
    const { at, undos, toastId } = recent.current;
    const now = performance.now();
    const together = now - at < togetherMs ? [...undos, undo] : [undo];
    toast.dismiss(toastId);
    const text =
      together.length === 1 ? 'The picture is removed.' : `${together.length} pictures are removed.`;
    const id = toast.info(text, {
      action: {
        label: 'Undo',
        onAction: () => {
          for (const putBack of together.toReversed()) putBack();
          recent.current.at = Number.NEGATIVE_INFINITY;
          announce(together.length === 1 ? 'The picture is back.' : 'The pictures are back.');
        },
      },
    });
    recent.current = { toastId: id, at: now, undos: together };
  };
}
