/** The path of the navigation that a page belongs to: the longest one that it equals or lies below, or null. */
export function currentEntry(paths: readonly string[], pathname: string): string | null {
  const around = paths.filter(
    (path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)),
  );
  return around.reduce<string | null>(
    (best, path) => (best === null || path.length > best.length ? path : best),
    null,
  );
}
