import { useRef } from 'react';
import { sayPictures } from '#sentences/products/pictures.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { announce } from '#ui/feedback/announcer.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import type { PictureChanges } from './picture-changes.ts';

/** So long removals belong together: one Undo brings them all back. */
const togetherMs = 3000;

/** Takes a picture away at once and offers to put it back. */
export function usePictureRemoval(changes: PictureChanges): (key: string) => void {
  const recent = useRef({ toastId: 0, at: Number.NEGATIVE_INFINITY, undos: [] as (() => void)[] });

  return (key) => {
    const undo = changes.remove(key);
    const { at, undos, toastId } = recent.current;
    const now = performance.now();
    const together = now - at < togetherMs ? [...undos, undo] : [undo];
    toast.dismiss(toastId);
    const text = sayPictures('removed.done', { count: together.length });
    const id = toast.info(text, {
      action: {
        label: sayProduct('action.undo'),
        onAction: () => {
          for (const putBack of together.toReversed()) putBack();
          recent.current.at = Number.NEGATIVE_INFINITY;
          announce(sayPictures('removed.restored', { count: together.length }));
        },
      },
    });
    recent.current = { toastId: id, at: now, undos: together };
  };
}
