/** The words that search finds a product by (accents and case are taken away where they are compared); each begins after a blank. */
export function searchWords(title: string, brand: string, tags: readonly string[]): string {
  return ['', title, brand, ...tags].join(' ');
}
