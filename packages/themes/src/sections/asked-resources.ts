import type { Page, ThemeDocument } from '#document/document.ts';
import { readValues, type Schema, type StoredValues } from '#document/settings.ts';
import { sectionTypes } from './section-types.ts';

/** What a page needs of the store, over all its sections. */
export interface AskedResources {
  /** By id of the collection, '' for all products: how many of its products at most. */
  collections: ReadonlyMap<string, number>;
  products: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
  tiles: boolean;
}

/** What these settings and pages show of the store. */
export function askedResources(
  shopSchema: Schema,
  document: Pick<ThemeDocument, 'settings'>,
  page: Page | null,
): AskedResources {
  const collections = new Map<string, number>();
  const products = new Set<string>();
  const pictures = new Set<string>(picturesOf(shopSchema, document.settings));
  let tiles = false;
  for (const id of page?.order ?? []) {
    const section = page?.sections[id];
    const definition = section && sectionTypes[section.type];
    if (!definition || section.hidden) continue;
    for (const picture of picturesOf(definition.settings, section.settings)) pictures.add(picture);
    for (const block of Object.values(section.blocks)) {
      for (const picture of picturesOf(definition.blocks[block.type] ?? {}, block.settings))
        pictures.add(picture);
    }
    const asked = definition.asks?.(readValues(definition.settings, section.settings)) ?? {};
    for (const { id: collection, most } of asked.collections ?? []) {
      collections.set(collection, Math.max(most, collections.get(collection) ?? 0));
    }
    for (const product of asked.products ?? []) products.add(product);
    tiles ||= asked.tiles ?? false;
  }
  return { collections, products, pictures, tiles };
}

function picturesOf(schema: Schema, stored: StoredValues): string[] {
  return Object.values(readValues(schema, stored)).flatMap((value) =>
    typeof value === 'object' && value !== null && 'image_id' in value ? [value.image_id] : [],
  );
}
