import type { Theme } from '#theme.ts';
import { Card } from './card.tsx';
import { Layout } from './layout.tsx';
import { ProductDetails } from './product-details.tsx';
import { style } from './style.ts';

export const theme: Theme = {
  name: 'Corner',
  defaults: {
    paper: '#ffffff',
    ink: '#17202a',
    accent: '#0b6e4f',
    accent_ink: '#ffffff',
    heading_typeface: 'bricolage',
    text_typeface: 'figtree',
  },
  style,
  Layout,
  Card,
  ProductDetails,
  pages: {
    home: {
      sections: {
        hero: { type: 'hero', settings: { height: 'short' }, blocks: {}, block_order: [] },
        products: { type: 'featured_products', settings: { most: 18 }, blocks: {}, block_order: [] },
        collections: { type: 'collection_grid', settings: { most: 12 }, blocks: {}, block_order: [] },
        contact: { type: 'location', settings: {}, blocks: {}, block_order: [] },
      },
      order: ['hero', 'products', 'collections', 'contact'],
    },
    product: { sections: {}, order: [] },
    collection: { sections: {}, order: [] },
  },
};
