export const productName = 'Sokoni';

/** The title of a page: '{store name} | {product name}', or the product name with no active store (SPEC section 2). */
export function pageTitle(storeName?: string | null): string {
  return storeName ? `${storeName} | ${productName}` : productName;
}
