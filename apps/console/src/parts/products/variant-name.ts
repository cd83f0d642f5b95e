/** `Cap, Red`: items with the kind of them, for a line or a label. */
export function itemName(title: string, variantName: string): string {
  return variantName ? `${title}, ${variantName}` : title;
}
