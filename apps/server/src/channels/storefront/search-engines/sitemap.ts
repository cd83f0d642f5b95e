import { escapeHtml } from '#core/http/html.ts';

/** How many addresses one file of a sitemap lists. */
export const addressesOfFile = 5000;

/** Who may look: everybody at a live shop, nobody at a preview. What a visitor has for themselves is nobody's to list. */
export function robotsText({ url, test }: { url: string; test: boolean }): string {
  if (test) return 'User-agent: *\nDisallow: /\n';
  const own = ['/cart', '/checkout', '/orders', '/account', '/wishlist', '/newsletter', '/search'].map(
    (path) => `Disallow: ${path}`,
  );
  return `User-agent: *\n${own.join('\n')}\n\nSitemap: ${url}/sitemap.xml\n`;
}

/** The files of a sitemap: one of collections and pages, and as many of products as it takes. */
export function sitemapIndex(url: string, products: number): string {
  const files = Array.from(
    { length: Math.ceil(products / addressesOfFile) },
    (_, index) => `/sitemap-products-${index + 1}.xml`,
  );
  const entries = ['/sitemap-pages.xml', ...files].map(
    (path) => `<sitemap><loc>${escapeHtml(url + path)}</loc></sitemap>`,
  );
  return xml('sitemapindex', entries);
}

/** @param paths as they stand in addresses, with the day on which they were changed last where that is known */
export function sitemap(url: string, paths: readonly { path: string; changed: Date | null }[]): string {
  const entries = paths.map(({ path, changed }) => {
    const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${escapeHtml(url + encodeURI(path))}</loc>${day}</url>`;
  });
  return xml('urlset', entries);
}

function xml(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
}
