import type { ReactNode } from 'react';
import type { Block, Section } from '#document/document.ts';
import { readValues, type Schema, type ValuesOf } from '#document/settings.ts';

export interface BlockOf<Blocks extends Record<string, Schema>, Type extends keyof Blocks = keyof Blocks> {
  id: string;
  type: Type;
  values: ValuesOf<Blocks[Type]>;
}

/** What a section needs of the store before it can be drawn. */
export interface Asks {
  /** Ids of collections ('' for all products) and how many products of each. */
  collections?: readonly { id: string; most: number }[];
  products?: readonly string[];
  /** Pictures of the collections at the top. */
  tiles?: boolean;
}

export interface SectionProps<S extends Schema, Blocks extends Record<string, Schema>> {
  id: string;
  values: ValuesOf<S>;
  blocks: readonly BlockOf<Blocks>[];
}

/** One type of section: what a merchant can set, what it needs, how it is drawn. */
export interface SectionDefinition<
  S extends Schema = Schema,
  Blocks extends Record<string, Schema> = Record<string, Schema>,
> {
  settings: S;
  /** By type of block; none: the section has no blocks. */
  blocks: Blocks;
  asks?: (values: ValuesOf<S>) => Asks;
  Section: (props: SectionProps<S, Blocks>) => ReactNode;
}

/** Says nothing but what the compiler reads: settings, blocks and the component fit each other. */
export function defineSection<const S extends Schema, const Blocks extends Record<string, Schema>>(
  definition: SectionDefinition<S, Blocks>,
): SectionDefinition {
  return definition as unknown as SectionDefinition;
}

/** The blocks of a section in their order, with all their values; those of a type that is unknown are left out. */
export function readBlocks(
  { blocks }: SectionDefinition,
  section: Section,
): BlockOf<Record<string, Schema>>[] {
  return section.block_order.flatMap((id) => {
    const block: Block | undefined = section.blocks[id];
    const schema = block && blocks[block.type];
    return schema ? [{ id, type: block.type, values: readValues(schema, block.settings) }] : [];
  });
}
