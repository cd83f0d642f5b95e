import { fromMinorUnits } from '@sokoni/rules/money/money';
import { languagePrefix } from '@sokoni/rules/storefront/shop-languages';
import type { Product, Shop } from '#shop.ts';

/** A product as schema.org describes one. */
export function productData({ shop, product }: { shop: Shop; product: Product }): object {
  const { title, slug, brand, variants, pictures, availability } = product;
  const prices = variants.map(({ price }) => price);
  const inStock = availability === 'sold_out' ? 'OutOfStock' : 'InStock';
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    url: `${shop.url}${languagePrefix(shop.language, shop.languages)}/products/${slug}`,
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    image: pictures.map(({ large }) => shop.url + large),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: shop.currency,
      lowPrice: fromMinorUnits(Math.min(...prices), shop.currency),
      highPrice: fromMinorUnits(Math.max(...prices), shop.currency),
      offerCount: variants.length,
      availability: `https://schema.org/${inStock}`,
    },
  };
}
