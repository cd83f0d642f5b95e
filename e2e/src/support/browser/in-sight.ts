import type { Locator } from 'playwright-core';

/** Whether all of it can be seen without scrolling, and nothing lies over it. */
export async function isInSight(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return element.contains(there) || there?.contains(element) === true;
  });
}
