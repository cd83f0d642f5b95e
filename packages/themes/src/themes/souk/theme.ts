import type { Theme } from '#theme.ts';
import { Card } from './card.tsx';
import { Layout } from './layout.tsx';
import { ProductDetails } from './product-details.tsx';
import { style } from './style.ts';

export const theme: Theme = {
  name: 'Souk',
  defaults: {
    paper: '#fdfbf7',
    ink: '#14263a',
    accent: '#9a6b1f',
    accent_ink: '#ffffff',
    heading_typeface: 'playfair',
    text_typeface: 'dm_sans',
  },
  style,
  Layout,
  Card,
  ProductDetails,
  pages: {
    home: {
      sections: {
        hero: { type: 'hero', settings: { height: 'short' }, blocks: {}, block_order: [] },
        collections: { type: 'collection_grid', settings: { most: 6 }, blocks: {}, block_order: [] },
        products: { type: 'featured_products', settings: { most: 12 }, blocks: {}, block_order: [] },
        contact: { type: 'contact_details', settings: {}, blocks: {}, block_order: [] },
      },
      order: ['hero', 'collections', 'products', 'contact'],
    },
    product: { sections: {}, order: [] },
    collection: { sections: {}, order: [] },
  },
};
