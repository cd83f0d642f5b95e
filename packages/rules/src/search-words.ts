/** The words that search finds a product by, before `search_key` has taken accents and case away; each begins after a blank. */
export function searchWords(title: string, brand: string, tags: readonly string[]): string {
  return ['', title, brand, ...tags].join(' ');
}
