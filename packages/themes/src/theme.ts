import type { ReactNode } from 'react';
import type { MenuItem, MenuName, ThemeDocument } from '#document/document.ts';
import type { ValuesOf } from '#document/settings.ts';
import type { Product, ProductCard } from '#shop.ts';
import type { shopSettings } from '#shop-settings.ts';

/** What stands around each page. */
export interface LayoutProps {
  settings: ValuesOf<typeof shopSettings>;
  menus: Readonly<Record<MenuName, readonly MenuItem[]>>;
  children: ReactNode;
}

export interface CardProps {
  product: ProductCard;
  /** It is in sight when the page opens. */
  isFirst: boolean;
}

/** One look of a shop: a folder of `themes/`. */
export interface Theme {
  name: string;
  /** The colours and typefaces that it comes with, by the keys of `shopSettings`. */
  defaults: Partial<ValuesOf<typeof shopSettings>>;
  /** Its CSS, behind that of all themes. */
  style: string;
  /** Header and footer. */
  Layout: (props: LayoutProps) => ReactNode;
  Card: (props: CardProps) => ReactNode;
  /** The upper part of a product's page: pictures, price, options, the form that adds to the cart. */
  ProductDetails: (props: { product: Product }) => ReactNode;
  /** Its pages as a new shop has them. */
  pages: ThemeDocument['pages'];
}
