import { type RefObject, useLayoutEffect } from 'react';

/**
 * In a line of tabs that is wider than its place, the current one is scrolled to the middle, also when the place becomes
 * narrower or the words change; nothing around it moves.
 */
export function useCurrentInSight(tabs: RefObject<HTMLElement | null>, current: string): void {
  const language = document.documentElement.lang;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is current and its place are read from the page
  useLayoutEffect(() => {
    const line = tabs.current;
    if (!line) return;
    const show = () => {
      const tab = line.querySelector('[aria-current]');
      if (tab) line.scrollLeft += middleOf(tab) - middleOf(line);
    };
    // Says the size it finds first as well, before it is painted: asked for here, the page would be laid out once more.
    const size = new ResizeObserver(show);
    size.observe(line);
    return () => size.disconnect();
  }, [tabs, current, language]);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
