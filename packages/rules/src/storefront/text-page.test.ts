import { expect, it } from 'vitest';
import { slugOfTitle, textPageLimits } from './text-page.ts';

it.each([
  ['About us', 'about-us'],
  ['  Délivery & returns! ', 'delivery-returns'],
  ['配送', ''],
  ['-', ''],
  ['a'.repeat(200), 'a'.repeat(textPageLimits.slug)],
])('the page %s is at %s', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
});
