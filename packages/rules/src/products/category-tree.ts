import type { CategoryReason, Refusal } from './product-reasons.ts';

/** A category as it lies in the store's tree; null has no parent. */
export interface CategoryNode {
  readonly id: string;
  readonly parent_id: string | null;
}

export const categoryLimits = { depth: 5, nameLength: 80, categories: 2000 } as const;

/** Whether a category can be put under a parent: no circle, and no deeper than the tree goes. */
export function checkCategoryMove(
  nodes: readonly CategoryNode[],
  categoryId: string,
  parentId: string | null,
): Refusal<CategoryReason> {
  if (parentId === null) return { ok: true };
  const parents = new Map(nodes.map((node) => [node.id, node.parent_id]));
  const above = pathTo(parents, parentId);
  if (above.includes(categoryId)) return { ok: false, reason: 'category_circle' };
  if (above.length + heightOf(nodes, categoryId) <= categoryLimits.depth) return { ok: true };
  return { ok: false, reason: 'category_too_deep', max: categoryLimits.depth };
}

/** The category and everything below it: what a filter by category shows. */
export function withDescendants(nodes: readonly CategoryNode[], categoryId: string): string[] {
  const found = [categoryId];
  for (const id of found) {
    for (const node of nodes) if (node.parent_id === id && !found.includes(node.id)) found.push(node.id);
  }
  return found;
}

/** From a category up to the root, itself first. */
function pathTo(parents: ReadonlyMap<string, string | null>, id: string): string[] {
  const path: string[] = [];
  for (let at: string | null | undefined = id; at && !path.includes(at); at = parents.get(at)) path.push(at);
  return path;
}

function heightOf(nodes: readonly CategoryNode[], id: string): number {
  const children = nodes.filter(({ parent_id }) => parent_id === id);
  return 1 + Math.max(0, ...children.map((child) => heightOf(nodes, child.id)));
}
