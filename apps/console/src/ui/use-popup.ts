import { type RefObject, useEffect, useLayoutEffect } from 'react';

const gap = 4;
const edge = 8;

interface PopupShape {
  /** In pixels; the anchor's own, and at least 220, unless given. */
  width?: number;
  /** Which edge of the anchor it keeps to. */
  align?: 'start' | 'end';
  /** It is a form and not a list: where it finds no room beside its anchor it lies over it. */
  whole?: boolean;
}

/**
 * Holds a `popover="manual"` element under its anchor (above it where there is more room), over everything else on the
 * page, and closes it when somebody presses beside it.
 */
export function usePopup(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  onClose: () => void,
  { width, align = 'start', whole = false }: PopupShape = {},
): void {
  useLayoutEffect(() => {
    const element = popup.current;
    const target = anchor.current;
    if (!open || !element || !target) return;
    element.showPopover();
    const follow = () => place(element, target, { width, align, whole });
    follow();
    const size = new ResizeObserver(follow);
    size.observe(element);
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      size.disconnect();
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
      if (element.isConnected) element.hidePopover();
    };
  }, [open, anchor, popup, width, align, whole]);

  useEffect(() => {
    if (!open) return;
    const pressed = (event: PointerEvent) => {
      const at = event.target as Node;
      if (!popup.current?.contains(at) && !anchor.current?.contains(at)) onClose();
    };
    addEventListener('pointerdown', pressed, { capture: true });
    return () => removeEventListener('pointerdown', pressed, { capture: true });
  }, [open, anchor, popup, onClose]);
}

function place(
  popup: HTMLElement,
  anchor: HTMLElement,
  { width: asked, align, whole }: PopupShape & { whole: boolean },
): void {
  const box = anchor.getBoundingClientRect();
  const below = innerHeight - box.bottom - gap - edge;
  const above = box.top - gap - edge;
  const wanted = whole ? popup.scrollHeight : Math.min(popup.scrollHeight, 280);
  const isBelow = below >= wanted || below >= above;
  const isOver = whole && Math.max(below, above) < wanted;
  const width = Math.min(asked ?? Math.max(box.width, 220), innerWidth - 2 * edge);
  const isAtRight = (getComputedStyle(anchor).direction === 'rtl') === (align === 'start');
  const start = isAtRight ? box.right - width : box.left;
  popup.style.width = `${width}px`;
  popup.style.left = `${Math.min(Math.max(start, edge), innerWidth - width - edge)}px`;
  if (isOver) {
    popup.style.maxHeight = `${innerHeight - 2 * edge}px`;
    popup.style.top = 'auto';
    popup.style.bottom = `${edge}px`;
    return;
  }
  popup.style.maxHeight = `${Math.max(isBelow ? below : above, 120)}px`;
  popup.style.top = isBelow ? `${box.bottom + gap}px` : 'auto';
  popup.style.bottom = isBelow ? 'auto' : `${innerHeight - box.top + gap}px`;
}
