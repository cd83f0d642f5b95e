import { expect, it } from 'vitest';
import { fontAddresses, fontRules } from './typefaces.ts';

it('headings need the one weight that they have, unless all is one typeface', () => {
  expect(fontAddresses({ heading_typeface: 'fraunces', text_typeface: 'figtree' })).toEqual([
    '/fonts/fraunces-latin-600-normal.woff2',
    '/fonts/figtree-latin-wght-normal.woff2',
  ]);
  expect(fontAddresses({ heading_typeface: 'archivo', text_typeface: 'archivo' })).toEqual([
    '/fonts/archivo-latin-wght-normal.woff2',
  ]);
});

it('what every device has is not served', () => {
  expect(fontRules({ heading_typeface: 'georgia', text_typeface: 'georgia' })).toBe('');
  expect(fontAddresses({ heading_typeface: 'georgia', text_typeface: 'inter' })).toEqual([
    '/fonts/inter-latin-wght-normal.woff2',
  ]);
});
