import { languagePrefix } from '@sokoni/rules/storefront/shop-languages';
import { plainText } from '#document/plain-text.ts';
import type { ValuesOf } from '#document/settings.ts';
import type { DrawnPage } from '#page-body.tsx';
import { pageTitle } from '#parts/page-title.ts';
import { type ShopContext, shopContext } from '#parts/shop-context.ts';
import type { Picture, Product } from '#shop.ts';
import type { shopSettings } from '#shop-settings.ts';
import { productData } from './product-data.ts';

/** What search engines do not list. */
const unlisted: ReadonlySet<DrawnPage['page']['kind']> = new Set([
  'search',
  'not_found',
  'cart',
  'checkout',
  'order',
  'account_login',
  'account',
  'newsletter',
  'wish_list',
  'wholesale',
]);

interface HeadProps extends Omit<DrawnPage, 'document' | 'path'> {
  settings: ValuesOf<typeof shopSettings>;
  path: string;
}

/** What search engines and those who are sent a link learn of a page. */
export function PageHead({ shop, page, resources, settings, path: asked }: HeadProps) {
  const context = shopContext(shop, resources);
  // Search engines list a page once, however it is sorted or narrowed.
  const [path = '/'] = asked.split('?');
  const address = shop.url + languagePrefix(shop.language, shop.languages) + path;
  const own = pageTitle(page, context);
  const title = own === null ? settings.seo_title || shop.name : `${own} – ${shop.name}`;
  const description =
    descriptionOf(page) || settings.seo_description || shop.description || descriptionByName(own, context);
  const picture =
    pictureOf(page) ?? resources.pictures.get(settings.share_picture?.image_id ?? '') ?? shop.logo;
  const icon = resources.pictures.get(settings.favicon?.image_id ?? '') ?? shop.logo;
  const isListed = !shop.test && !shop.preview && !unlisted.has(page.kind);
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {isListed ? (
        <Addresses shop={shop} path={path} address={address} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:title" content={own ?? shop.name} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:type" content={page.kind === 'product' ? 'product' : 'website'} />
      <meta property="og:url" content={address} />
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={shop.url + picture.large} />}
      <link rel="icon" href={icon?.small ?? initialIcon(shop.name, settings)} />
      {page.kind === 'product' && <ProductData shop={shop} product={page.product} />}
    </>
  );
}

/** The one address of a page, and that of the same page in each language of the shop. */
function Addresses({ shop, path, address }: { shop: DrawnPage['shop']; path: string; address: string }) {
  const { url, languages } = shop;
  return (
    <>
      <link rel="canonical" href={address} />
      {languages.length > 1 &&
        languages.map((code) => (
          <link
            key={code}
            rel="alternate"
            hrefLang={code}
            href={url + languagePrefix(code, languages) + path}
          />
        ))}
      {languages.length > 1 && <link rel="alternate" hrefLang="x-default" href={url + path} />}
    </>
  );
}

function ProductData(props: { shop: DrawnPage['shop']; product: Product }) {
  const json = JSON.stringify(productData(props)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data of which no text can end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

function descriptionOf(page: DrawnPage['page']): string {
  if (page.kind === 'product') return summaryOf(page.product.description);
  return page.kind === 'text' ? page.description || summaryOf(page.body) : '';
}

/** What is said of a page of which nobody has said anything. */
function descriptionByName(page: string | null, { shop, say }: ShopContext): string {
  return page === null ? say('aboutShop', { shop: shop.name }) : say('aboutPage', { page, shop: shop.name });
}

/** The icon of a shop that has none: its first letter in its colours. */
function initialIcon(name: string, { accent, accent_ink }: HeadProps['settings']): string {
  const letter = encodeURIComponent([...name.trim()][0]?.toUpperCase() ?? '');
  const [back, front] = [accent, accent_ink].map(encodeURIComponent);
  return (
    'data:image/svg+xml,' +
    `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='${back}'/%3E` +
    `%3Ctext x='16' y='23' font-family='sans-serif' font-size='20' font-weight='700' text-anchor='middle' fill='${front}'%3E${letter}%3C/text%3E%3C/svg%3E`
  );
}

/** The beginning of a text, without its tags. */
/** As much as search engines show. */
function summaryOf(html: string): string {
  const text = plainText(html);
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}

function pictureOf(page: DrawnPage['page']): Picture | null {
  return page.kind === 'product' ? page.product.picture : null;
}
