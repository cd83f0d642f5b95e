import type { StoredValues } from './settings.ts';

export interface Block {
  readonly type: string;
  readonly settings: StoredValues;
}

export interface Section {
  readonly type: string;
  readonly settings: StoredValues;
  readonly blocks: Readonly<Record<string, Block>>;
  readonly block_order: readonly string[];
  /** Left out of the page, and kept. */
  readonly hidden?: boolean;
}

/** A page that is made of sections, from above to below. */
export interface Page {
  readonly sections: Readonly<Record<string, Section>>;
  readonly order: readonly string[];
}

/** The pages that are made of sections: all of the home page, and what stands below a product or the products of a collection. */
export const pageNames = ['home', 'product', 'collection'] as const;
export type PageName = (typeof pageNames)[number];

export const menuNames = ['main', 'footer'] as const;
export type MenuName = (typeof menuNames)[number];

export interface MenuItem {
  readonly label: string;
  /** A path of the shop or an http(s) address. */
  readonly link: string;
  readonly items: readonly Omit<MenuItem, 'items'>[];
}

/** How a shop looks, whole: what the editor edits, what is published, what a page is drawn from. */
export interface ThemeDocument {
  /** The folder of `themes/`. */
  readonly theme: string;
  /** Of the shop as a whole: the theme's colours and typefaces, logo, announcement, search engines. */
  readonly settings: StoredValues;
  readonly pages: Readonly<Record<PageName, Page>>;
  readonly menus: Readonly<Record<MenuName, readonly MenuItem[]>>;
}

export const documentLimits = { sections: 25, blocks: 50, menuItems: 20 } as const;
