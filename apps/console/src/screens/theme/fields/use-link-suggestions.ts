import { useShopPreview } from '#api/storefront/looks.ts';

/** The addresses that the shop has: its collections and pages. */
export function useLinkSuggestions(): string[] {
  const { data } = useShopPreview({ collections: [], products: [] });
  const { collections = [], pages = [] } = data?.shop ?? {};
  return [
    ...['/', '/collections', '/collections/all'],
    ...collections.map(({ slug }) => `/collections/${slug}`),
    ...pages.map(({ slug }) => `/pages/${slug}`),
  ];
}
