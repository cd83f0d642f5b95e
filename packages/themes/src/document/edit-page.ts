import { type Block, documentLimits, type Page, type Section } from './document.ts';
import type { StoredValues } from './settings.ts';

/** A section or block that has just been made. */
export interface Fresh<Thing> {
  id: string;
  thing: Thing;
}

/** The page with a section more, at this place; as it is where it has as many as it can. */
export function addSection(page: Page, { id, thing }: Fresh<Section>, index: number): Page {
  if (page.order.length >= documentLimits.sections) return page;
  return { sections: { ...page.sections, [id]: thing }, order: page.order.toSpliced(index, 0, id) };
}

/** The page with one section at another place. */
export function moveSection(page: Page, id: string, to: number): Page {
  return { ...page, order: moved(page.order, id, to) };
}

/** The page with a copy of a section behind it. */
export function duplicateSection(page: Page, id: string, copyId: string): Page {
  const section = page.sections[id];
  if (!section) return page;
  return addSection(page, { id: copyId, thing: section }, page.order.indexOf(id) + 1);
}

export function removeSection(page: Page, id: string): Page {
  return { sections: without(page.sections, id), order: page.order.filter((other) => other !== id) };
}

/** The page with one section changed. */
export function changeSection(page: Page, id: string, change: (section: Section) => Section): Page {
  const section = page.sections[id];
  if (!section) return page;
  return { ...page, sections: { ...page.sections, [id]: change(section) } };
}

/** The section with a block more, at its end; as it is where it has as many as it can. */
export function addBlock(section: Section, { id, thing }: Fresh<Block>): Section {
  if (section.block_order.length >= documentLimits.blocks) return section;
  return {
    ...section,
    blocks: { ...section.blocks, [id]: thing },
    block_order: [...section.block_order, id],
  };
}

export function moveBlock(section: Section, id: string, to: number): Section {
  return { ...section, block_order: moved(section.block_order, id, to) };
}

export function removeBlock(section: Section, id: string): Section {
  return {
    ...section,
    blocks: without(section.blocks, id),
    block_order: section.block_order.filter((other) => other !== id),
  };
}

/** Values with one that is set; `undefined` takes it back to what it comes with. */
export function setValue(values: StoredValues, key: string, value: unknown): StoredValues {
  return value === undefined ? without(values, key) : { ...values, [key]: value };
}

function moved(order: readonly string[], id: string, to: number): readonly string[] {
  const from = order.indexOf(id);
  if (from < 0 || to < 0 || to >= order.length) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, id);
}

function without<Value>(values: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([other]) => other !== key));
}
