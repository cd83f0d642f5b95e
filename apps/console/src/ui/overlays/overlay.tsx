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

/**
 * A dialog over the page, open as long as it is rendered. Base UI holds the focus and the scrolling, hides the page from
 * screen readers (toasts stay in reach) and gives the focus back.
 */
export function Overlay({ onClose, labelledBy, place, locked = false, className, children }: OverlayProps) {
  // Before a field within takes the focus: after that Base UI would give it back to whatever had it some time ago.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // What opened it may have gone with it: the keyboard then goes on from the heading.
      requestAnimationFrame(() => {
        if (!isPageCovered() && document.activeElement === document.body) focusPageHeading();
      });
    },
    [],
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
        <Dialog.Viewport className={styles.layer} data-overlay data-place={place}>
          <Dialog.Popup
            aria-modal="true"
            aria-labelledby={labelledBy}
            finalFocus={() => backTo(opener)}
            className={cx(styles.panel, className)}
          >
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Where the focus goes when a dialog closes: nowhere if it is elsewhere by now, where Base UI says if the opener is gone. */
function backTo(opener: Element | null): HTMLElement | boolean {
  const now = document.activeElement;
  const isHere = now === null || now === document.body || now.closest('[data-overlay]') !== null;
  if (!isHere) return false;
  return opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : true;
}

/** Whether a dialog has the page to itself; with a place, whether one of that kind lies uppermost. */
export function isPageCovered(place?: OverlayProps['place']): boolean {
  const top = [...document.querySelectorAll<HTMLElement>('[data-overlay]')].at(-1);
  return place ? top?.dataset.place === place : top !== undefined;
}
