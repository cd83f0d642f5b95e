import type { Collections } from '#channels/storefront/catalogue/read-collections.ts';

export interface OfferedCategory {
  id: string;
  /** With those above it. */
  name: string;
}

/** The categories by which a company looks through what it is offered. */
export function offeredCategories(collections: Collections): OfferedCategory[] {
  return collections.all().map(({ id }) => ({
    id,
    name: collections
      .pathTo(id)
      .map(({ name }) => name)
      .join(' / '),
  }));
}
