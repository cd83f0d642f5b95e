import type { TillItem } from '#offline/search/till-item.ts';
import type { Till } from '#offline/till.ts';

/** A page by its place among the pages, or a category; null: all products. */
export type Shown = { kind: 'page'; place: number } | { kind: 'category'; id: string | null };

const everything: Shown = { kind: 'category', id: null };

/** What a till shows first: the first page that the merchant put something on, else everything. */
export function firstShown(till: Till): Shown {
  const place = till.setup().layout.pages.findIndex(({ product_ids }) => product_ids.length > 0);
  return place < 0 ? everything : { kind: 'page', place };
}

/** What is still there of what is shown: a page may be gone with the next sync. */
export function stillShown(till: Till, shown: Shown): Shown {
  const isGone = shown.kind === 'page' && till.setup().layout.pages[shown.place] === undefined;
  return isGone ? everything : shown;
}

/** Names what is shown: another name, other products. */
export function placeOf(till: Till, shown: Shown): string {
  return shown.kind === 'category'
    ? `category ${shown.id}`
    : `page ${productsOf(till, shown.place).join(' ')}`;
}

/** The products of a page in the merchant's order, or of a category by title, as many as anybody scrolls through. */
export function shownItems(till: Till, shown: Shown): TillItem[] {
  if (shown.kind === 'category') return till.catalogue.inCategory(shown.id);
  return till.catalogue.items(productsOf(till, shown.place));
}

function productsOf(till: Till, place: number): readonly string[] {
  return till.setup().layout.pages[place]?.product_ids ?? [];
}
