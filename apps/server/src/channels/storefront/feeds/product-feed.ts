import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { fromMinorUnits } from '@sokoni/rules/money/money';
import { plainText } from '@sokoni/themes/document/plain-text.ts';
import { escapeHtml } from '#core/http/html.ts';
import { picturePaths } from '#core/pictures/pictures.ts';
import type { FeedRow } from './feed-queries.ts';

/** Whose feed it is. */
export interface FeedShop {
  storeId: string;
  name: string;
  description: string;
  /** Without a slash at the end. */
  url: string;
  currency: CurrencyCode;
}

/** As Google and Meta cut texts. */
const longest = { title: 150, description: 5000 };

/** RSS 2.0 with the fields of Google Merchant Center, which Meta reads too. */
export function feedBegins({ name, description, url }: FeedShop): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
${tag('title', name)}${tag('link', url)}${tag('description', description || name)}
`;
}

export const feedEnds = '</channel></rss>\n';

/** One variant of a product. */
export function feedItem(row: FeedRow, shop: FeedShop): string {
  const { storeId, url, currency } = shop;
  const { product_id, variant_id, variant_name, image_id, sales_price, category, brand, barcode, sku } = row;
  const price = (minor: number) => `${fromMinorUnits(minor, currency)} ${currency}`;
  const title = [row.title, variant_name].filter(Boolean).join(', ');
  return `<item>${[
    tag('g:id', variant_id),
    tag('title', title.slice(0, longest.title)),
    tag('description', plainText(row.description).slice(0, longest.description) || title),
    tag('link', `${url}/products/${row.slug}`),
    image_id === null ? '' : tag('g:image_link', url + picturePaths(storeId, image_id).large),
    tag('g:availability', row.in_stock ? 'in_stock' : 'out_of_stock'),
    tag('g:price', price(row.price)),
    sales_price === null ? '' : tag('g:sale_price', price(sales_price)),
    tag('g:condition', 'new'),
    brand && tag('g:brand', brand),
    barcode && tag('g:gtin', barcode),
    sku && tag('g:mpn', sku),
    barcode === '' && (brand === '' || sku === '') ? tag('g:identifier_exists', 'no') : '',
    row.siblings > 1 ? tag('g:item_group_id', product_id) : '',
    category === null ? '' : tag('g:product_type', category),
  ].join('')}</item>\n`;
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeHtml(storable(text))}</${name}>`;
}

/** XML has no place for these at all. */
function storable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
