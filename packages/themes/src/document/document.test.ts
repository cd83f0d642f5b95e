import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown } from '#sections/countdown.tsx';
import { documentProblem } from './check-document.ts';
import { defaultDocument } from './default-document.ts';
import type { Page, Section, ThemeDocument } from './document.ts';
import { edit, redo, startHistory, undo } from './edit-history.ts';
import {
  addBlock,
  addSection,
  changeSection,
  duplicateSection,
  moveBlock,
  moveSection,
  removeBlock,
  removeSection,
  setValue,
} from './edit-page.ts';
import { sanitiseDocument } from './sanitise-document.ts';
import { wrongValues } from './settings.ts';
import { withTheme } from './with-theme.ts';

const plain = defaultDocument('duka');
const section = (type: string, settings = {}): Section => ({ type, settings, blocks: {}, block_order: [] });
const pageOf = (...types: string[]): Page => ({
  sections: Object.fromEntries(types.map((type, index) => [`s${index}`, section(type)])),
  order: types.map((_, index) => `s${index}`),
});
const withHome = (home: Page): ThemeDocument => ({ ...plain, pages: { ...plain.pages, home } });

describe('documentProblem', () => {
  it.each(['duka', 'souk', 'high_street', 'corner'])('takes %s as it comes', (theme) => {
    expect(documentProblem(defaultDocument(theme))).toBeNull();
  });

  const faq = section('faq');
  const many = Object.fromEntries(
    Array.from({ length: 51 }, (_, index) => [`b${index}`, { type: 'question', settings: {} }]),
  );
  const menu = (link: string, label = 'Shoes') => ({
    ...plain,
    menus: { main: [{ label, link, items: [] }], footer: [] },
  });
  it.each<[string, ThemeDocument]>([
    ['unknown_theme', { ...plain, theme: 'constructor' }],
    ['wrong_setting', { ...plain, settings: { paper: 'red' } }],
    ['wrong_setting', { ...plain, settings: { unheard: 1 } }],
    [
      'wrong_setting',
      withHome({ sections: { a: section('hero', { button_link: 'javascript:1' }) }, order: ['a'] }),
    ],
    ['unknown_section', withHome(pageOf('constructor'))],
    ['broken_order', withHome({ ...pageOf('hero'), order: [] })],
    ['broken_order', withHome({ ...pageOf('hero'), order: ['s0', 's0'] })],
    ['broken_order', withHome({ ...pageOf('hero'), order: ['toString'] })],
    ['too_many_sections', withHome(pageOf(...Array.from({ length: 26 }, () => 'hero')))],
    [
      'too_many_blocks',
      withHome({ sections: { a: { ...faq, blocks: many, block_order: Object.keys(many) } }, order: ['a'] }),
    ],
    [
      'unknown_block',
      withHome({
        sections: { a: { ...faq, blocks: { b: { type: 'slide', settings: {} } }, block_order: ['b'] } },
        order: ['a'],
      }),
    ],
    ['wrong_menu', menu('javascript:alert(1)')],
    ['wrong_menu', menu('')],
    ['wrong_menu', menu('/', ' ')],
    [
      'too_many_menu_items',
      {
        ...plain,
        menus: { main: Array.from({ length: 21 }, () => ({ label: 'A', link: '/', items: [] })), footer: [] },
      },
    ],
  ])('refuses with %s', (reason, document) => {
    expect(documentProblem(document)?.reason).toBe(reason);
  });
});

it('takes a day with its time as the end of a countdown, and nothing that is none', () => {
  const isWrong = (ends: unknown) => wrongValues(countdown.settings, { ends }).length > 0;
  expect(['', '2026-12-31T18:00'].map(isWrong)).toEqual([false, false]);
  expect(['Friday', '31/12/2026', '2026-13-31T18:00', 7].map(isWrong)).toEqual([true, true, true, true]);
});

it('sanitises rich texts of sections and blocks, and leaves plain ones', () => {
  const document = withHome({
    sections: {
      a: section('rich_text', { heading: '<b>', text: '<b>' }),
      b: {
        ...section('faq'),
        blocks: { c: { type: 'question', settings: { question: '<b>', answer: '<b>' } } },
        block_order: ['c'],
      },
    },
    order: ['a', 'b'],
  });
  const { sections } = sanitiseDocument(document, () => 'clean').pages.home;
  expect(sections.a?.settings).toEqual({ heading: '<b>', text: 'clean' });
  expect(sections.b?.blocks.c?.settings).toEqual({ question: '<b>', answer: 'clean' });
});

describe('withTheme', () => {
  it('brings pages, colours and typefaces of the new theme where nothing was made', () => {
    const { settings, ...souk } = withTheme(
      { ...plain, settings: { accent: '#ff0000', announcement: 'Hi' } },
      'souk',
    );
    expect(settings).toEqual({ announcement: 'Hi' });
    expect(souk).toEqual(expect.objectContaining({ theme: 'souk', pages: defaultDocument('souk').pages }));
  });

  it('keeps pages that were made', () => {
    const made = withHome(pageOf('hero'));
    expect(withTheme(made, 'souk').pages.home).toBe(made.pages.home);
    expect(withTheme(made, 'duka')).toBe(made);
  });
});

describe('A page that is edited', () => {
  it('has each of its sections once in its order, whatever is done to it', () => {
    const step = fc.record({
      kind: fc.constantFrom('add', 'move', 'duplicate', 'remove', 'change'),
      at: fc.nat(30),
      to: fc.integer({ min: -2, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let page = pageOf('hero', 'faq');
        for (const [index, { kind, at, to }] of steps.entries()) {
          const id = page.order[at] ?? 'gone';
          if (kind === 'add') page = addSection(page, { id: `n${index}`, thing: section('faq') }, at);
          if (kind === 'move') page = moveSection(page, id, to);
          if (kind === 'duplicate') page = duplicateSection(page, id, `n${index}`);
          if (kind === 'remove') page = removeSection(page, id);
          if (kind === 'change') page = changeSection(page, id, (found) => ({ ...found, hidden: true }));
        }
        expect(documentProblem(withHome(page))).toBeNull();
      }),
    );
  });

  it('moves a section to where it is dropped, and copies it behind itself', () => {
    const page = pageOf('hero', 'faq', 'brands');
    expect(moveSection(page, 's0', 2).order).toEqual(['s1', 's2', 's0']);
    expect(moveSection(page, 's2', 0).order).toEqual(['s2', 's0', 's1']);
    expect(duplicateSection(page, 's1', 'copy')).toMatchObject({
      order: ['s0', 's1', 'copy', 's2'],
      sections: { copy: { type: 'faq' } },
    });
  });

  it('has blocks that are added, moved and removed', () => {
    const block = (id: string) => ({ id, thing: { type: 'question', settings: {} } });
    const two = addBlock(addBlock(section('faq'), block('a')), block('b'));
    expect(moveBlock(two, 'b', 0).block_order).toEqual(['b', 'a']);
    expect(removeBlock(two, 'a')).toMatchObject({ block_order: ['b'], blocks: { b: { type: 'question' } } });
    expect(setValue(setValue({}, 'heading', 'Hi'), 'heading', undefined)).toEqual({});
  });
});

describe('The history of edits', () => {
  it('goes back and forth, and forgets the way forth after another change', () => {
    let history = edit(edit(startHistory('a'), 'b', null), 'c', null);
    history = undo(undo(undo(history)));
    expect(history.present).toBe('a');
    history = redo(history);
    expect(history).toMatchObject({ present: 'b', future: ['c'] });
    expect(redo(edit(history, 'd', null))).toMatchObject({ present: 'd', past: ['a', 'b'] });
  });

  it('takes the keys of one text as one step', () => {
    let history = startHistory('');
    for (const typed of ['H', 'He', 'Hey']) history = edit(history, typed, 'hero.heading');
    history = edit(history, 'Hey there', 'hero.text');
    expect(undo(history).present).toBe('Hey');
    expect(undo(undo(history)).present).toBe('');
  });
});
