import type { Theme } from '#theme.ts';
import { Card } from './card.tsx';
import { Layout } from './layout.tsx';
import { ProductDetails } from './product-details.tsx';
import { style } from './style.ts';

export const theme: Theme = {
  name: 'High Street',
  defaults: {
    paper: '#ffffff',
    ink: '#0d0d0d',
    accent: '#0d0d0d',
    accent_ink: '#ffffff',
    heading_typeface: 'archivo',
    text_typeface: 'archivo',
  },
  style,
  Layout,
  Card,
  ProductDetails,
  pages: {
    home: {
      sections: {
        hero: { type: 'hero', settings: { height: 'tall' }, blocks: {}, block_order: [] },
        products: { type: 'featured_products', settings: { most: 8 }, blocks: {}, block_order: [] },
        collections: { type: 'collection_grid', settings: { most: 4 }, blocks: {}, block_order: [] },
      },
      order: ['hero', 'products', 'collections'],
    },
    product: { sections: {}, order: [] },
    collection: { sections: {}, order: [] },
  },
};
