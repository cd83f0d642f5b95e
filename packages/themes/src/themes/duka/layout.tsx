import { Footer } from '#parts/footer.tsx';
import { AccountLink, Brand, CartLink, PhoneMenu, SearchLink } from '#parts/header.tsx';
import { Menu } from '#parts/menu.tsx';
import { useShop } from '#parts/shop-context.ts';
import type { LayoutProps } from '#theme.ts';

/** The name in the middle as over a door, the shelves below it. */
export function Layout({ settings, menus, children }: LayoutProps) {
  const { say } = useShop();
  return (
    <>
      <header className="header">
        <div className="width header-row">
          <PhoneMenu items={menus.main} />
          <SearchLink />
          <Brand logo={settings.logo} />
          <div className="header-end">
            <AccountLink />
            <CartLink />
          </div>
        </div>
        <div className="width header-menu">
          <Menu label={say('menu')} items={menus.main} />
        </div>
      </header>
      <main id="content">{children}</main>
      <Footer items={menus.footer} />
    </>
  );
}
