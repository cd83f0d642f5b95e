import { languages } from '@sokoni/rules/languages';
import { languagePrefix } from '@sokoni/rules/storefront/shop-languages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontAddresses } from '#document/typefaces.ts';
import { Contact } from '#parts/contact.tsx';
import { ShopPicture } from '#parts/pictures.tsx';
import { ProductGrid } from '#parts/product-grid.tsx';
import { ShopProvider, shopContext } from '#parts/shop-context.ts';
import { SocialLinks } from '#parts/social-links.tsx';
import { ThemeProvider } from '#parts/theme-context.ts';
import { type DrawnPage, PageBody, settingsOf, styleOf } from './page-body.tsx';
import { PageHead } from './pages/head.tsx';
import { VisitorPageContent } from './pages/visitor/visitor-page.tsx';
import { visitorStyle } from './pages/visitor/visitor-style.ts';
import { wholesaleStyle } from './pages/wholesale/wholesale-style.ts';
import { noResources, type ProductCard, type Shop } from './shop.ts';
import { themeOf } from './theme-of.ts';

/** The cards of some products as they stand in a page of the shop, to be set into one that is open. */
export function renderCards(
  { document, shop }: Pick<DrawnPage, 'document' | 'shop'>,
  products: readonly ProductCard[],
): string {
  return renderToStaticMarkup(
    <ThemeProvider value={themeOf(document.theme)}>
      <ShopProvider value={shopContext(shop, noResources)}>
        <ProductGrid products={products} />
      </ShopProvider>
    </ThemeProvider>,
  );
}

/** What the page of a shop that is closed for the moment says of it: its logo and name, and how to reach it. */
export function renderDoor(shop: Shop): { brand: string; contact: string } {
  const draw = (part: ReactNode) =>
    renderToStaticMarkup(<ShopProvider value={shopContext(shop, noResources)}>{part}</ShopProvider>);
  return {
    brand: draw(
      <p className="brand">
        {shop.logo && <ShopPicture picture={{ ...shop.logo, alt: '' }} sizes="160px" isFirst />}
        {shop.name}
      </p>,
    ),
    contact: draw(
      <>
        <Contact />
        <SocialLinks />
      </>,
    ),
  };
}

/**
 * A whole page.
 * @param script the address of what a shop does in the browser; null: nothing
 * @returns the HTML, and the style in it, for the policy of the page
 */
export function renderPage(
  drawn: DrawnPage & { path: string },
  script: string | null,
): { html: string; style: string } {
  const style =
    styleOf(drawn.document, visitorStyle) + (drawn.page.kind === 'wholesale' ? wholesaleStyle : '');
  const settings = settingsOf(drawn.document);
  const { language } = drawn.shop;
  const whole = (
    <html
      lang={language}
      dir={languages[language].direction}
      data-prefix={languagePrefix(language, drawn.shop.languages) || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fontAddresses(settings).map((address) => (
          <link
            key={address}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={address}
          />
        ))}
        <PageHead {...drawn} settings={settings} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, with colours and typefaces that were checked */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {script && <script type="module" src={script} />}
      </head>
      <body>
        <PageBody {...drawn} VisitorPage={VisitorPageContent} />
      </body>
    </html>
  );
  return { html: `<!doctype html>${renderToStaticMarkup(whole)}`, style };
}
