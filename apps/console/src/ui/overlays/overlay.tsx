import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { focusPageHeading } from '#ui/layout/page-heading.ts';
import styles from './overlay.module.css';

interface OverlayProps {
  onClose: () => void;
  /** The id of its title. */
  labelledBy: string;
  place: 'center' | 'full' | 'start' | 'end';
  /** Neither Escape nor a press beside it closes it. */
  locked?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** By the dialog, what opened it: the nearest first. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * A dialog over the page, open as long as it is rendered. Base UI holds the focus and the scrolling, hides the page from
 * screen readers (toasts stay in reach) and gives the focus back to the menu that opened it; what else opened it gets it back here.
 */
export function Overlay({ onClose, labelledBy, place, locked = false, className, children }: OverlayProps) {
  // Before a field within takes the focus.
  const [openers] = useState(openersNow);
  useEffect(
    () => () => {
      // By then another dialog that comes in the place of this one is there: Base UI would take the focus out of it.
      requestAnimationFrame(() => giveFocusBack(openers));
    },
    [openers],
  );

  return (
    <Dialog.Root
      open
      disablePointerDismissal={locked}
      onOpenChange={(_, { event, cancel }) => {
        cancel();
        // What has the focus may have taken Escape for itself.
        if (!locked && !event.defaultPrevented) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Viewport
          ref={(layer: HTMLElement | null) => {
            if (layer) openersOf.set(layer, openers);
          }}
          className={styles.layer}
          data-overlay
          data-place={place}
        >
          <Dialog.Popup
            aria-modal="true"
            aria-labelledby={labelledBy}
            finalFocus={() => Boolean(openers[0]?.closest('[role="menu"]'))}
            className={cx(styles.panel, className)}
          >
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What opens a dialog: what has the focus, and what had opened the dialog around that, which it may replace. */
function openersNow(): readonly HTMLElement[] {
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || now === document.body) return [];
  const around = now.closest('[data-overlay]');
  return [now, ...((around && openersOf.get(around)) ?? [])];
}

/** To what opened a dialog that is closed, or to the heading if that is gone; nowhere if the focus is elsewhere by now. */
function giveFocusBack(openers: readonly HTMLElement[]): void {
  const top = uppermost();
  const opener = openers.find(({ isConnected }) => isConnected);
  const isCovered = top !== undefined && !top.contains(opener ?? null);
  if (isCovered || document.activeElement !== document.body) return;
  if (opener) opener.focus({ preventScroll: true });
  else focusPageHeading();
}

/** Whether a dialog has the page to itself; with a place, whether one of that kind lies uppermost. */
export function isPageCovered(place?: OverlayProps['place']): boolean {
  const top = uppermost();
  return place ? top?.dataset.place === place : top !== undefined;
}

function uppermost(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-overlay]')].at(-1);
}
