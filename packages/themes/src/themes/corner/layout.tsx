import { Footer } from '#parts/footer.tsx';
import { AccountLink, Brand, CartLink, SearchForm } from '#parts/header.tsx';
import { Menu } from '#parts/menu.tsx';
import { useShop } from '#parts/shop-context.ts';
import type { LayoutProps } from '#theme.ts';

/** In and out quickly: search first, and every shelf one tap away, on a phone too. */
export function Layout({ settings, menus, children }: LayoutProps) {
  const { say } = useShop();
  return (
    <>
      <header className="header">
        <div className="width header-row">
          <Brand logo={settings.logo} />
          <SearchForm />
          <div className="header-end">
            <AccountLink />
            <CartLink />
          </div>
        </div>
        <div className="width shelves">
          <Menu label={say('menu')} items={menus.main} />
        </div>
      </header>
      <main id="content">{children}</main>
      <Footer items={menus.footer} />
    </>
  );
}
