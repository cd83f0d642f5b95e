import { mayOpen } from '@sokoni/rules/navigation/navigation';
import { describe, expect, it } from 'vitest';
import { helpTopics } from './topics.ts';

const allowed = new Set(['a', 'code', 'em', 'h4', 'li', 'ol', 'p', 'strong', 'ul']);
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found ?? '');

describe('SPEC 1: the help drawer', () => {
  it('lists the five topics', () =>
    expect(helpTopics.map(({ title }) => title)).toEqual([
      'Default Web Store',
      'Point of Sale',
      'Integrating Mobile App',
      'Business to Business (B2B)',
      'Messaging',
    ]));

  it('gives each an id of its own', () =>
    expect(new Set(helpTopics.map(({ id }) => id)).size).toBe(helpTopics.length));

  it.each(helpTopics)('"$title" has something to say, under headings and in lists', ({ html }) => {
    expect(wordsOf(html).length).toBeGreaterThan(200);
    expect(wordsOf(html).length).toBeLessThan(420);
    expect(matches(html, /<(h4)>/g).length).toBeGreaterThan(1);
    expect(matches(html, /<(li)>/g).length).toBeGreaterThan(3);
  });

  it.each(helpTopics)('"$title" uses only what the sanitiser lets through', ({ html }) =>
    expect(matches(html, /<\/?(\w+)/g).filter((tag) => !allowed.has(tag))).toEqual([]),
  );

  it.each(helpTopics)('"$title" leads to pages that exist', ({ html }) => {
    const links = matches(html, /href="([^"]*)"/g).filter(
      (href) => !/^\/(docs\/api|openapi\.json)$/.test(href),
    );
    expect(links.filter((href) => !mayOpen(['super_admin'], href))).toEqual([]);
  });
});
