import { type RefObject, useLayoutEffect } from 'react';

/** In a line of tabs that is wider than its place, the current one is scrolled to the middle; nothing around it moves. */
export function useCurrentInSight(tabs: RefObject<HTMLElement | null>, current: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is current is read from the page
  useLayoutEffect(() => {
    const tab = tabs.current?.querySelector('[aria-current]');
    if (!tabs.current || !tab) return;
    const middleOf = (box: DOMRect) => box.left + box.width / 2;
    tabs.current.scrollLeft +=
      middleOf(tab.getBoundingClientRect()) - middleOf(tabs.current.getBoundingClientRect());
  }, [tabs, current]);
}
