import { sectionTypes } from '#sections/section-types.ts';
import { shopSettings } from '#shop-settings.ts';
import { themes } from '#themes/themes.ts';
import {
  documentLimits,
  type MenuItem,
  menuNames,
  type Page,
  pageNames,
  type ThemeDocument,
} from './document.ts';
import { isValue, wrongValues } from './settings.ts';

export type DocumentProblem =
  | 'unknown_theme'
  | 'unknown_section'
  | 'unknown_block'
  | 'wrong_setting'
  | 'broken_order'
  | 'too_many_sections'
  | 'too_many_blocks'
  | 'wrong_menu'
  | 'too_many_menu_items';

/** Why a document can't be kept, and where in it (`home.hero.heading`); null where it can. */
export function documentProblem(document: ThemeDocument): { reason: DocumentProblem; at: string } | null {
  if (!Object.hasOwn(themes, document.theme)) return { reason: 'unknown_theme', at: document.theme };
  const [wrong] = wrongValues(shopSettings, document.settings);
  if (wrong !== undefined) return { reason: 'wrong_setting', at: wrong };
  for (const name of pageNames) {
    const problem = pageProblem(document.pages[name]);
    if (problem) return { ...problem, at: `${name}.${problem.at}` };
  }
  for (const name of menuNames) {
    const reason = menuProblem(document.menus[name]);
    if (reason) return { reason, at: name };
  }
  return null;
}

function pageProblem({ sections, order }: Page): { reason: DocumentProblem; at: string } | null {
  if (order.length > documentLimits.sections) return { reason: 'too_many_sections', at: '' };
  if (!namesEach(order, sections)) return { reason: 'broken_order', at: '' };
  for (const [id, section] of Object.entries(sections)) {
    const definition = Object.hasOwn(sectionTypes, section.type) ? sectionTypes[section.type] : undefined;
    if (!definition) return { reason: 'unknown_section', at: id };
    if (section.block_order.length > documentLimits.blocks) return { reason: 'too_many_blocks', at: id };
    if (!namesEach(section.block_order, section.blocks)) return { reason: 'broken_order', at: id };
    const [wrong] = wrongValues(definition.settings, section.settings);
    if (wrong !== undefined) return { reason: 'wrong_setting', at: `${id}.${wrong}` };
    for (const block of Object.values(section.blocks)) {
      const schema = Object.hasOwn(definition.blocks, block.type) ? definition.blocks[block.type] : undefined;
      if (!schema) return { reason: 'unknown_block', at: `${id}.${block.type}` };
      const [inBlock] = wrongValues(schema, block.settings);
      if (inBlock !== undefined) return { reason: 'wrong_setting', at: `${id}.${block.type}.${inBlock}` };
    }
  }
  return null;
}

/** Whether an order names each of the things once, and nothing else. */
function namesEach(order: readonly string[], things: Readonly<Record<string, unknown>>): boolean {
  return (
    new Set(order).size === order.length &&
    order.length === Object.keys(things).length &&
    order.every((id) => Object.hasOwn(things, id))
  );
}

const menuLink = { kind: 'link', default: '' } as const;
const menuLabel = { kind: 'text', max: 60, default: '' } as const;

function menuProblem(items: readonly MenuItem[]): DocumentProblem | null {
  const all = items.flatMap((item) => [item, ...item.items]);
  if (all.length > documentLimits.menuItems) return 'too_many_menu_items';
  const isWhole = ({ label, link }: Omit<MenuItem, 'items'>) =>
    label.trim() !== '' && isValue(menuLabel, label) && link !== '' && isValue(menuLink, link);
  return all.every(isWhole) ? null : 'wrong_menu';
}
