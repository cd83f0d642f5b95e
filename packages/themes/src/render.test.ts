import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { defaultDocument } from '#document/default-document.ts';
import type { ThemeDocument } from '#document/document.ts';
import { everyPage, resources, shop } from '#testing/fixtures.ts';
import { renderPage } from './render.tsx';
import { sectionTypes } from './sections/section-types.ts';
import { themes } from './themes/themes.ts';

const draw = (document: ThemeDocument, page: (typeof everyPage)[number]) =>
  renderPage({ document, shop, page, resources, path: '/' }, null);

describe.each(Object.keys(themes))('The theme %s', (theme) => {
  const document = defaultDocument(theme);

  it.each(everyPage)('draws the page $kind, and lets no text out of its place', (page) => {
    const { html } = draw(document, page);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<main id="content"');
    const scripts = html.match(/<script(?! type="application\/ld\+json")/g);
    expect(scripts).toBeNull();
    expect(html).not.toContain('<b>Amina');
    expect(html).not.toContain('<us>');
  });

  it('needs at most 15 kB of CSS', () => {
    const { style } = draw(document, { kind: 'home' });
    expect(brotliCompressSync(style).length).toBeLessThan(15_000);
    expect(style).not.toMatch(/(margin|padding|border)-(left|right)|[{;](left|right):/);
  });
});

describe('A picture', () => {
  it('is offered in each of its widths', () => {
    const page = everyPage.find(({ kind }) => kind === 'collection');
    const { html } = draw(defaultDocument('duka'), page ?? { kind: 'home' });
    expect(html).toContain(
      '"/uploads/a-large.webp 800w, /uploads/a-medium.webp 640w, /uploads/a-card.webp 400w, /uploads/a-small.webp 160w"',
    );
  });
});

describe('A section', () => {
  const home = (
    type: string,
    settings: object,
    blocks: ThemeDocument['pages']['home']['sections'][string]['blocks'],
  ) => ({
    ...defaultDocument('duka'),
    pages: {
      ...defaultDocument('duka').pages,
      home: {
        sections: {
          only: {
            type,
            settings: settings as Record<string, unknown>,
            blocks,
            block_order: Object.keys(blocks),
          },
        },
        order: ['only'],
      },
    },
  });

  it.each(Object.entries(sectionTypes))(
    '%s is drawn as it comes, and with something in each of its fields',
    (type, definition) => {
      const filled = (schema: (typeof definition)['settings']) =>
        Object.fromEntries(
          Object.entries(schema)
            .filter(([, { kind }]) => kind === 'text' || kind === 'rich_text')
            .map(([key]) => [key, `words of ${key}`]),
        );
      const blocks = Object.fromEntries(
        Object.entries(definition.blocks).map(([block, schema]) => [
          block,
          { type: block, settings: filled(schema) },
        ]),
      );
      expect(draw(home(type, {}, {}), { kind: 'home' }).html).toContain('</main>');
      const { html } = draw(
        home(type, { ...filled(definition.settings), link: 'https://video.example' }, blocks),
        {
          kind: 'home',
        },
      );
      const words = Object.keys({ ...filled(definition.settings), ...Object.values(blocks)[0]?.settings });
      if (words.length > 0) expect(html).toContain(`words of ${words[0]}`);
    },
  );

  it('of a type that is gone is left out, and one that leads to a script leads nowhere', () => {
    expect(draw(home('gone', {}, {}), { kind: 'home' }).html).toContain('</main>');
    const { html } = draw(home('hero', { button_link: 'javascript:alert(1)' }, {}), { kind: 'home' });
    expect(html).not.toContain('javascript:');
  });

  it('of a theme that is gone is drawn in the first one', () => {
    expect(draw({ ...defaultDocument('duka'), theme: 'gone' }, { kind: 'home' }).html).toContain('Fraunces');
  });
});
