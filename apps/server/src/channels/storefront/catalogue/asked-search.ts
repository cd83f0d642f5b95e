const longestSearch = 100;

/** What a visitor searches for; empty for nothing. */
export function askedSearch(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, longestSearch);
}
