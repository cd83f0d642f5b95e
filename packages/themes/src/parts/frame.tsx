import { leavePreviewPath } from '#document/preview-link.ts';
import type { LayoutProps } from '#theme.ts';
import { ConsentBar } from './consent-bar.tsx';
import { useShop } from './shop-context.ts';
import { ShopLink } from './shop-link.tsx';
import { useTheme } from './theme-context.ts';

/** So many fit in a line until the merchant makes a menu. */
const menuCollections = 5;

/** What stands around each page in each theme: the way past the header, the ribbon of a test shop, the announcement. */
export function Frame({ settings, menus, children }: LayoutProps) {
  const { shop, say } = useShop();
  const { Layout } = useTheme();
  const { announcement, announcement_link } = settings;
  const made = shop.collections.slice(0, menuCollections).map(({ slug, name }) => ({
    ...{ label: name, link: `/collections/${slug}`, items: [] },
  }));
  const ofPages = shop.pages.map(({ slug, title }) => ({ label: title, link: `/pages/${slug}`, items: [] }));
  const shown = {
    main: menus.main.length > 0 ? menus.main : made,
    footer: menus.footer.length > 0 ? menus.footer : ofPages,
  };
  return (
    <>
      <a className="skip" href="#content">
        {say('skip')}
      </a>
      {shop.preview && (
        <p className="ribbon">
          {say('preview')} <a href={leavePreviewPath}>{say('leavePreview')}</a>
        </p>
      )}
      {shop.test && <p className="ribbon">{say('testMode')}</p>}
      {announcement && (
        <p className="announcement">
          {announcement_link ? <ShopLink href={announcement_link}>{announcement}</ShopLink> : announcement}
        </p>
      )}
      <Layout settings={settings} menus={shown}>
        {children}
      </Layout>
      {shop.counts_visits && <ConsentBar />}
    </>
  );
}
