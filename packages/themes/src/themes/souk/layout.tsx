import { Footer } from '#parts/footer.tsx';
import { AccountLink, Brand, CartLink, PhoneMenu, SearchForm } from '#parts/header.tsx';
import { Menu } from '#parts/menu.tsx';
import { useShop } from '#parts/shop-context.ts';
import type { LayoutProps } from '#theme.ts';

/** The lane of a market: the stalls stand in a dark strip below the name, and what is sought is asked for at the entrance. */
export function Layout({ settings, menus, children }: LayoutProps) {
  const { say } = useShop();
  return (
    <>
      <header className="header">
        <div className="width header-row">
          <PhoneMenu items={menus.main} />
          <Brand logo={settings.logo} />
          <SearchForm />
          <div className="header-end">
            <AccountLink />
            <CartLink />
          </div>
        </div>
        <div className="header-menu">
          <div className="width">
            <Menu label={say('menu')} items={menus.main} />
          </div>
        </div>
      </header>
      <main id="content">{children}</main>
      <Footer items={menus.footer} />
    </>
  );
}
