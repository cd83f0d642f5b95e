import type { ThemeDocument } from '#document/document.ts';
import { readValues } from '#document/settings.ts';
import { faceOf, fontRules } from '#document/typefaces.ts';
import { baseStyle } from '#parts/base-style.ts';
import { Frame } from '#parts/frame.tsx';
import { ShopProvider, shopContext } from '#parts/shop-context.ts';
import { ThemeProvider } from '#parts/theme-context.ts';
import { PageContent, type PageContentProps } from './pages/pages.tsx';
import type { Resources, Shop, ShopPage } from './shop.ts';
import { shopSettings } from './shop-settings.ts';
import { themeOf } from './theme-of.ts';

export interface DrawnPage {
  document: ThemeDocument;
  shop: Shop;
  page: ShopPage;
  resources: Resources;
  /** Its address in the shop without its language, with what stands behind the question mark; that of the home page where it is drawn elsewhere. */
  path?: string | undefined;
}

/** The settings of the shop as a whole: what the merchant set, else what the theme comes with. */
export function settingsOf({ theme, settings }: ThemeDocument) {
  return readValues(shopSettings, { ...themeOf(theme).defaults, ...settings });
}

/** One page as it stands in `<body>`. */
export function PageBody({
  document,
  shop,
  page,
  resources,
  path,
  VisitorPage,
}: DrawnPage & Pick<PageContentProps, 'VisitorPage'>) {
  return (
    <ThemeProvider value={themeOf(document.theme)}>
      <ShopProvider value={shopContext(shop, resources, path)}>
        <Frame settings={settingsOf(document)} menus={document.menus}>
          <PageContent page={page} document={document} VisitorPage={VisitorPage} />
        </Frame>
      </ShopProvider>
    </ThemeProvider>
  );
}

/**
 * The CSS of a shop.
 * @param ofPages what its pages of visitors need besides; a theme draws over that as well
 */
export function styleOf(document: ThemeDocument, ofPages = ''): string {
  const settings = settingsOf(document);
  const { paper, ink, accent, accent_ink, heading_typeface, text_typeface } = settings;
  const variables = [
    `--paper:${paper};--ink:${ink};--accent:${accent};--accent-ink:${accent_ink}`,
    '--line:color-mix(in srgb,var(--ink) 15%,var(--paper));--wash:color-mix(in srgb,var(--ink) 5%,var(--paper))',
    '--quiet:color-mix(in srgb,var(--ink) 70%,var(--paper));--accent-text:color-mix(in srgb,var(--accent) 85%,var(--ink))',
    `--heading-face:${faceOf(heading_typeface)};--text-face:${faceOf(text_typeface)}`,
  ];
  const fonts = fontRules(settings);
  return `${fonts}:root{${variables.join(';')}}${baseStyle}${ofPages}${themeOf(document.theme).style}`;
}
