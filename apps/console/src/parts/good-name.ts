/** `Cap, Red`: goods with the kind of them, for a line or a label. */
export function goodName(title: string, variantName: string): string {
  return variantName ? `${title}, ${variantName}` : title;
}
