import type { SectionDefinition } from '#sections/section.ts';
import { sectionTypes } from '#sections/section-types.ts';
import type { Page, Section, ThemeDocument } from './document.ts';
import type { Schema, StoredValues } from './settings.ts';

/** The same document with its rich texts as `sanitise` leaves them. */
export function sanitiseDocument(document: ThemeDocument, sanitise: (html: string) => string): ThemeDocument {
  const ofValues = (schema: Schema, values: StoredValues): StoredValues =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        schema[key]?.kind === 'rich_text' && typeof value === 'string' ? sanitise(value) : value,
      ]),
    );
  const ofSection = (section: Section): Section => {
    const definition: SectionDefinition | undefined = sectionTypes[section.type];
    if (!definition) return section;
    return {
      ...section,
      settings: ofValues(definition.settings, section.settings),
      blocks: Object.fromEntries(
        Object.entries(section.blocks).map(([id, block]) => [
          id,
          { ...block, settings: ofValues(definition.blocks[block.type] ?? {}, block.settings) },
        ]),
      ),
    };
  };
  const ofPage = ({ sections, order }: Page): Page => ({
    sections: Object.fromEntries(Object.entries(sections).map(([id, section]) => [id, ofSection(section)])),
    order,
  });
  const { home, product, collection } = document.pages;
  return {
    ...document,
    pages: { home: ofPage(home), product: ofPage(product), collection: ofPage(collection) },
  };
}
