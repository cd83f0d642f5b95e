import { expect, it } from 'vitest';
import { defaultDocument } from './default-document.ts';
import type { ThemeDocument } from './document.ts';
import { inLanguage, textsOf } from './texts.ts';

const picture = {
  image_id: '01920000-0000-7000-8000-000000000001',
  alt: 'A shelf',
  focal_x: 0.5,
  focal_y: 0.5,
};
const document: ThemeDocument = {
  ...defaultDocument('duka'),
  settings: { announcement: 'Free delivery', accent: '#112233' },
  pages: {
    ...defaultDocument('duka').pages,
    home: {
      sections: {
        hours: {
          ...{ type: 'location', settings: { heading: 'Visit us' }, block_order: ['a', 'b'] },
          blocks: {
            a: { type: 'hours', settings: { days: 'Monday', times: '09:00 – 17:00' } },
            b: { type: 'gone', settings: { days: 'Sunday' } },
          },
        },
        hero: {
          ...{ type: 'hero', settings: { heading: 'Welcome', height: 'tall', picture }, blocks: {} },
          block_order: [],
        },
        words: { type: 'rich_text', settings: { text: '<p>Hello</p>' }, blocks: {}, block_order: [] },
      },
      order: ['hero', 'hours', 'words'],
    },
  },
  menus: {
    main: [
      { label: 'Mugs', link: '/collections/mugs', items: [{ label: 'All', link: '/collections/all' }] },
      { label: 'All', link: '/collections/all', items: [] },
    ].map((item) => ({ ...item, items: item.items.map((below) => ({ ...below })) })),
    footer: [],
  },
};

it('lists what a look says that has words, by what it is of', () => {
  const listed = textsOf(document).map(({ kind, id, texts }) => [
    `${kind} ${id}`,
    texts.map(({ field, original, format }) => `${field} (${format}): ${original}`),
  ]);
  expect(listed).toEqual([
    ['section home.hero', ['heading (line): Welcome', 'picture#alt (line): A shelf']],
    ['section home.hours', ['heading (line): Visit us', 'a/days (line): Monday']],
    ['section home.words', ['text (html): <p>Hello</p>']],
    ['menu main', ['Mugs (line): Mugs', 'All (line): All']],
    ['shop shop', ['announcement (line): Free delivery']],
  ]);
});

it('is read in another language where that is known, and else as it is', () => {
  const french: Record<string, string> = {
    'section home.hero heading': 'Bienvenue',
    'section home.hero picture#alt': 'Une étagère',
    'section home.hours a/days': 'Lundi',
    'menu main All': 'Tout',
    'shop shop announcement': 'Livraison gratuite',
  };
  const read = inLanguage(document, ({ kind, subject, field }) => french[`${kind} ${subject} ${field}`]);
  expect(read.pages.home.sections.hero?.settings).toEqual({
    ...{ heading: 'Bienvenue', height: 'tall', picture: { ...picture, alt: 'Une étagère' } },
  });
  expect(read.pages.home.sections.hours?.blocks.a?.settings).toEqual({
    days: 'Lundi',
    times: '09:00 – 17:00',
  });
  expect(read.pages.home.order).toEqual(document.pages.home.order);
  expect(read.menus.main.map(({ label, items }) => [label, items.map((below) => below.label)])).toEqual([
    ['Mugs', ['Tout']],
    ['Tout', []],
  ]);
  expect(read.settings).toEqual({ announcement: 'Livraison gratuite', accent: '#112233' });
  expect(inLanguage(document, () => undefined)).toEqual(document);
});
