import type { MenuItem } from '#document/document.ts';
import type { PictureSetting } from '#document/settings.ts';
import { AccountIcon, CartIcon, MenuIcon, SearchIcon } from './icons.tsx';
import { Menu } from './menu.tsx';
import { SettingPicture, ShopPicture } from './pictures.tsx';
import { useShop } from './shop-context.ts';
import { ShopForm, ShopLink } from './shop-link.tsx';

/** The name or logo of the shop, which leads home. */
export function Brand({ logo }: { logo: PictureSetting | null }) {
  const { shop } = useShop();
  return (
    <ShopLink className="brand" href="/">
      {logo && <SettingPicture picture={{ ...logo, alt: shop.name }} sizes="160px" isFirst />}
      {!logo && shop.logo && <ShopPicture picture={shop.logo} sizes="160px" isFirst />}
      {!logo && !shop.logo && shop.name}
    </ShopLink>
  );
}

export function CartLink() {
  const { say } = useShop();
  return (
    <ShopLink className="cart-link" href="/cart" data-cart-link>
      <CartIcon />
      <span className="cart-word">{say('cart')}</span>
      <span className="cart-count" data-cart-count hidden />
    </ShopLink>
  );
}

/** To what the buyer has bought, or to logging in. */
export function AccountLink() {
  const { say } = useShop();
  return (
    <ShopLink className="search-link" href="/account" aria-label={say('account')}>
      <AccountIcon />
    </ShopLink>
  );
}

export function SearchLink() {
  const { say } = useShop();
  return (
    <ShopLink className="search-link" href="/search" aria-label={say('search')}>
      <SearchIcon />
    </ShopLink>
  );
}

export function SearchForm({ search = '' }: { search?: string }) {
  const { say } = useShop();
  return (
    <search className="search-form">
      <ShopForm action="/search">
        <input
          type="search"
          name="q"
          defaultValue={search}
          maxLength={100}
          aria-label={say('searchProducts')}
          placeholder={say('searchProducts')}
          data-search
        />
        <button type="submit" aria-label={say('search')}>
          <SearchIcon />
        </button>
      </ShopForm>
    </search>
  );
}

/** The menu of a phone: opens without a script. */
export function PhoneMenu({ items }: { items: readonly MenuItem[] }) {
  const { say } = useShop();
  if (items.length === 0) return null;
  return (
    <details className="phone-menu">
      <summary aria-label={say('menu')}>
        <MenuIcon />
      </summary>
      <Menu label={say('menu')} items={items} />
    </details>
  );
}
