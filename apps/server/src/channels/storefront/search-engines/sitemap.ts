import { languagePrefix, type ShopLanguages } from '@sokoni/rules/storefront/shop-languages';
import { escapeHtml } from '#core/http/html.ts';

/** How many addresses one file of a sitemap lists. */
export const addressesOfFile = 5000;

/** Who may look: everybody at a live shop, nobody at a preview. What a visitor has for themselves is nobody's to list. */
export function robotsText({
  url,
  languages,
  test,
}: {
  url: string;
  languages: ShopLanguages;
  test: boolean;
}): string {
  if (test) return 'User-agent: *\nDisallow: /\n';
  const own = languages.flatMap((language) =>
    ['/cart', '/checkout', '/orders', '/account', '/wishlist', '/newsletter', '/search'].map(
      (path) => `Disallow: ${languagePrefix(language, languages)}${path}`,
    ),
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

/**
 * Each page in each of the languages, with where it stands in the others.
 * @param paths as they stand in addresses, with the day on which they were changed last where that is known
 */
export function sitemap(
  { url, languages }: { url: string; languages: ShopLanguages },
  paths: readonly { path: string; changed: Date | null }[],
): string {
  const entries = paths.flatMap(({ path, changed }) => {
    const addresses = languages.map((language) => ({
      language,
      address: escapeHtml(url + languagePrefix(language, languages) + encodeURI(path)),
    }));
    const others = addresses.map(
      ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
    const links = others.length > 1 ? others.join('') : '';
    return addresses.map(({ address }) => `<url><loc>${address}</loc>${day}${links}</url>`);
  });
  return xml('urlset', entries);
}

function xml(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</${root}>\n`;
}
