import { LRUCache } from 'lru-cache';

/** Where no hit was near a moment ago: there it is not walked again for a minute. Only how a page is found follows from it. */
const far = new LRUCache<string, true>({ max: 1000, ttl: 60_000 });

/**
 * What many rows of a list are, a page of it is mostly near where the list begins: it is walked so far. Where the first rows are all of
 * something else, it is gathered from all that are found.
 * @param page names what is sought, in which order, and the page
 * @param limit so many rows make a page whole
 */
export async function nearOrGathered<Row>(
  page: string,
  limit: number,
  ways: { near: () => Promise<Row[]>; gathered: () => Promise<Row[]> },
): Promise<Row[]> {
  if (!far.has(page)) {
    const near = await ways.near();
    if (near.length === limit) return near;
    far.set(page, true);
  }
  return ways.gathered();
}
