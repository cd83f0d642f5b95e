import type { Theme } from '#theme.ts';
import { Card } from './card.tsx';
import { Layout } from './layout.tsx';
import { ProductDetails } from './product-details.tsx';
import { style } from './style.ts';

export const theme: Theme = {
  name: 'Duka',
  defaults: {
    paper: '#fffaf3',
    ink: '#2b2118',
    accent: '#a2461f',
    accent_ink: '#ffffff',
    heading_typeface: 'fraunces',
    text_typeface: 'figtree',
  },
  style,
  Layout,
  Card,
  ProductDetails,
  pages: {
    home: {
      sections: {
        hero: { type: 'hero', settings: {}, blocks: {}, block_order: [] },
        collections: { type: 'collection_grid', settings: {}, blocks: {}, block_order: [] },
        products: { type: 'featured_products', settings: { most: 8 }, blocks: {}, block_order: [] },
        contact: { type: 'location', settings: {}, blocks: {}, block_order: [] },
      },
      order: ['hero', 'collections', 'products', 'contact'],
    },
    product: { sections: {}, order: [] },
    collection: { sections: {}, order: [] },
  },
};
