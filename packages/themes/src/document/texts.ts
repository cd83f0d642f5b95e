import { hasWords, type TextFormat, type TranslatableText } from '@sokoni/rules/storefront/translations';
import type { SectionDefinition } from '#sections/section.ts';
import { sectionTypes } from '#sections/section-types.ts';
import { shopSettings } from '#shop-settings.ts';
import {
  type MenuItem,
  type MenuName,
  menuNames,
  type Page,
  type PageName,
  pageNames,
  type Section,
  type ThemeDocument,
} from './document.ts';
import { isValue, type PictureSetting, type Schema, type Setting, type StoredValues } from './settings.ts';

/** Something of the look of a shop that has texts: a section by its place (`home.hero`), a menu by its name, the settings of the shop. */
export interface DocumentSubject {
  kind: 'section' | 'menu' | 'shop';
  id: string;
  texts: TranslatableText[];
}

interface TextPlace extends TranslatableText, Pick<DocumentSubject, 'kind'> {
  subject: string;
}

/** What stands for a text in another language; undefined where it is not translated. */
export type TextOf = (place: Pick<TextPlace, 'kind' | 'subject' | 'field'>) => string | undefined;

/** From here on a text is written in a field of several lines. */
const lineLength = 150;
const menuLabelLength = 60;
const altLength = 300;

/** All texts of a document that have words, by what they are of. */
export function textsOf(document: ThemeDocument): DocumentSubject[] {
  const subjects = new Map<string, DocumentSubject>();
  mapTexts(document, ({ kind, subject, ...text }) => {
    const key = `${kind} ${subject}`;
    const known = subjects.get(key) ?? { kind, id: subject, texts: [] };
    subjects.set(key, known);
    // Two items of a menu that are called alike are one text.
    if (!known.texts.some(({ field }) => field === text.field)) known.texts.push(text);
    return undefined;
  });
  return [...subjects.values()];
}

/** A document as it is read in another language: what is not translated stays. */
export function inLanguage(document: ThemeDocument, textOf: TextOf): ThemeDocument {
  return mapTexts(document, textOf);
}

function mapTexts(document: ThemeDocument, textOf: (place: TextPlace) => string | undefined): ThemeDocument {
  const change = (place: TextPlace) =>
    (hasWords(place.original) ? textOf(place) : undefined) ?? place.original;
  const pages: Record<string, Page> = Object.fromEntries(
    pageNames.map((name) => [name, mapPage(document.pages[name], name, change)]),
  );
  const menus: Record<string, MenuItem[]> = Object.fromEntries(
    menuNames.map((name) => [name, mapMenu(document.menus[name], name, change)]),
  );
  return {
    ...document,
    settings: mapValues(
      shopSettings,
      document.settings,
      { kind: 'shop', subject: 'shop', above: '' },
      change,
    ),
    pages: pages as Record<PageName, Page>,
    menus: menus as Record<MenuName, MenuItem[]>,
  };
}

type Change = (place: TextPlace) => string;

function mapPage({ sections, order }: Page, name: string, change: Change): Page {
  return {
    sections: Object.fromEntries(
      // In the order of the page, so that texts are listed as they are read.
      [...order, ...Object.keys(sections).filter((id) => !order.includes(id))].flatMap((id) => {
        const section = sections[id];
        return section ? [[id, mapSection(section, `${name}.${id}`, change)]] : [];
      }),
    ),
    order,
  };
}

function mapSection(section: Section, subject: string, change: Change): Section {
  const definition: SectionDefinition | undefined = sectionTypes[section.type];
  if (!definition) return section;
  const at = { kind: 'section' as const, subject };
  return {
    ...section,
    settings: mapValues(definition.settings, section.settings, { ...at, above: '' }, change),
    blocks: Object.fromEntries(
      Object.entries(section.blocks).map(([id, block]) => {
        const schema = definition.blocks[block.type] ?? {};
        return [
          id,
          { ...block, settings: mapValues(schema, block.settings, { ...at, above: `${id}/` }, change) },
        ];
      }),
    ),
  };
}

/** @param at whose values they are, and what stands before the names of their fields */
function mapValues(
  schema: Schema,
  values: StoredValues,
  { above, ...at }: Pick<TextPlace, 'kind' | 'subject'> & { above: string },
  change: Change,
): StoredValues {
  const mapValue = (key: string, setting: Setting | undefined, value: unknown): unknown => {
    if (!setting || !isValue(setting, value)) return value;
    const field = above + key;
    if (setting.kind === 'text' || setting.kind === 'rich_text') {
      return change({ ...at, field, original: String(value), format: formatOf(setting), max: setting.max });
    }
    if (setting.kind !== 'picture' || value === null || at.kind === 'shop') return value;
    const picture = value as PictureSetting;
    const alt = change({
      ...at,
      field: `${field}#alt`,
      original: picture.alt,
      format: 'line',
      max: altLength,
    });
    return { ...picture, alt };
  };
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, mapValue(key, schema[key], value)]),
  );
}

function formatOf({ kind, max }: Extract<Setting, { kind: 'text' | 'rich_text' }>): TextFormat {
  if (kind === 'rich_text') return 'html';
  return max > lineLength ? 'text' : 'line';
}

/** Items have no ids: what one is called in the main language names its translation. */
function mapMenu(items: readonly MenuItem[], subject: string, change: Change): MenuItem[] {
  const label = (original: string) =>
    change({ kind: 'menu', subject, field: original, original, format: 'line', max: menuLabelLength });
  return items.map((item) => ({
    ...item,
    label: label(item.label),
    items: item.items.map((below) => ({ ...below, label: label(below.label) })),
  }));
}
