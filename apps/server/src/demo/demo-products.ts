import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { samplePrice } from '@sokoni/rules/products/sample-price';
import type { Story } from './scheduled-event.ts';

/** What a shop pays of what it asks. */
const costShare = 0.64;

/** A product of the demo, before it is in a store. */
export interface Item {
  title: string;
  text: string;
  category: string;
  picture: string;
  sku: string;
  price: number;
  cost: number;
  isMade: boolean;
  /** How often it is sold beside the others. */
  popularity: number;
}

const tints = ['sky', 'mango', 'leaf', 'clay', 'plum', 'sand'] as const;

/** The products of a story, each with the picture in a tint of its own. */
export function itemsOf(shelves: Story['shelves'], currency: CurrencyCode): Item[] {
  return shelves.flatMap(({ items, kinds, price, ...shelf }, row) =>
    Object.entries(kinds).map(([kind, times], place) => ({
      title: `${items}, ${kind}`,
      text: shelf.text,
      category: shelf.category,
      picture: `${shelf.motif}-${tints[(row + place) % tints.length]}`,
      sku: `${shelf.motif.slice(0, 3).toUpperCase()}-${row + 1}${String.fromCharCode(65 + place)}`,
      price: samplePrice(price * times, currency),
      cost: samplePrice(price * times * costShare, currency),
      isMade: shelf.isMade ?? false,
      // The cheap and the first of their kind sell most.
      popularity: 1 / ((1 + place) * (2 + ((row * 7) % 11))),
    })),
  );
}
