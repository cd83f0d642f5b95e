import { Footer } from '#parts/footer.tsx';
import { AccountLink, Brand, CartLink, PhoneMenu, SearchLink } from '#parts/header.tsx';
import { Menu } from '#parts/menu.tsx';
import { useShop } from '#parts/shop-context.ts';
import type { LayoutProps } from '#theme.ts';

/** One thin line that stays: what there is, who it is, what was chosen. */
export function Layout({ settings, menus, children }: LayoutProps) {
  const { say } = useShop();
  return (
    <>
      <header className="header">
        <div className="header-row">
          <PhoneMenu items={menus.main} />
          <div className="header-menu">
            <Menu label={say('menu')} items={menus.main} />
          </div>
          <Brand logo={settings.logo} />
          <div className="header-end">
            <SearchLink />
            <AccountLink />
            <CartLink />
          </div>
        </div>
      </header>
      <main id="content">{children}</main>
      <Footer items={menus.footer} />
    </>
  );
}
