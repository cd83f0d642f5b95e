import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';
import styles from './overlay.module.css';
import { focusPageHeading } from './page-heading.ts';

interface OverlayProps {
  onClose: () => void;
  /** The id of its title. */
  labelledBy: string;
  place: 'center' | 'full' | 'start' | 'end';
  /** Neither Escape nor a press beside it closes it. */
  locked?: boolean;
  className?: string;
  children: ReactNode;
}

/** What is open, the topmost last. */
const open: HTMLElement[] = [];

/**
 * A dialog over the page. While it is open the page under it is inert: neither the keyboard nor a screen reader gets
 * there, and it does not scroll. Toasts stay in reach. The focus goes to the first thing to fill in or press, and
 * afterwards back to where it was. It is open as long as it is rendered.
 */
export function Overlay({ onClose, labelledBy, place, locked = false, className, children }: OverlayProps) {
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const before = document.activeElement;
    open.push(element);
    settle();
    focusFirst(panel.current);
    return () => {
      open.splice(open.indexOf(element), 1);
      settle();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      // What opened it may have gone with it: the keyboard then goes on from the heading.
      requestAnimationFrame(() => {
        if (open.length === 0 && document.activeElement === document.body) focusPageHeading();
      });
    };
  }, []);

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // A list that is open inside has taken the key for itself.
    if (event.key !== 'Escape' || event.defaultPrevented || open.at(-1) !== layer.current) return;
    event.preventDefault();
    if (!locked) onClose();
  });

  useEffect(() => {
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  return createPortal(
    <div
      ref={layer}
      data-overlay
      data-place={place}
      className={styles.layer}
      onPointerDown={(event) => event.target === event.currentTarget && !locked && onClose()}
    >
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={cx(styles.panel, className)}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** Whether a dialog has the page to itself; with a place, whether one of that kind lies uppermost. */
export function isPageCovered(place?: OverlayProps['place']): boolean {
  return place ? open.at(-1)?.dataset.place === place : open.length > 0;
}

/** Everything under the topmost layer is out of reach. */
function settle(): void {
  const page = document.getElementById('root');
  const { style, clientWidth } = document.documentElement;
  page?.toggleAttribute('inert', open.length > 0);
  for (const layer of open) layer.toggleAttribute('inert', layer !== open.at(-1));
  // The place of the scroll bar stays, so that nothing moves when scrolling is held.
  if (open.length === 0) style.scrollbarGutter = '';
  else if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
}

const focusable =
  'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]:not([tabindex="-1"])';

function focusFirst(panel: HTMLElement | null): void {
  const all = [...(panel?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
    (element) => !element.matches(':disabled, .visually-hidden') && !element.hasAttribute('data-close'),
  );
  const [first] = all;
  (chosenOfGroup(first) ?? first ?? panel)?.focus();
}

/** Among radios the keyboard stands on the chosen one. */
function chosenOfGroup(first: HTMLElement | undefined): HTMLElement | null {
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return null;
  const group = document.getElementsByName(first.name);
  return [...group].find((radio) => radio.matches(':checked')) ?? null;
}
