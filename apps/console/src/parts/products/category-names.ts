import type { Category } from '#contract-types.ts';

/** A category with its place in the tree. */
export interface PlacedCategory extends Category {
  /** From the top: 'Clothing › Shirts'. */
  path: string;
  /** 0 at the top. */
  depth: number;
  /** Itself and everything above it. */
  lineage: readonly string[];
}

/** The tree top to bottom, every category after its parent and before its parent's next child. */
export function placeCategories(categories: readonly Category[]): PlacedCategory[] {
  const childrenOf = new Map<string | null, Category[]>();
  for (const category of categories) {
    childrenOf.set(category.parent_id, [...(childrenOf.get(category.parent_id) ?? []), category]);
  }
  const place = (parent: PlacedCategory | null): PlacedCategory[] =>
    (childrenOf.get(parent?.id ?? null) ?? []).flatMap((category) => {
      const placed = {
        ...category,
        path: parent ? `${parent.path} › ${category.name}` : category.name,
        depth: parent ? parent.depth + 1 : 0,
        lineage: [...(parent?.lineage ?? []), category.id],
      };
      return [placed, ...place(placed)];
    });
  return place(null);
}
