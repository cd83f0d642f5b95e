import { languageCodes } from '@sokoni/rules/languages';
import { mayOpen } from '@sokoni/rules/navigation/navigation';
import { describe, expect, it } from 'vitest';
import { sayTopic } from '#sentences/help-topics.ts';
import { helpTopicIds } from './topic.ts';
import { topicHtml } from './topic-html.ts';
import { topicBodies } from './topics.ts';

const files = import.meta.glob<string>('../../../../../packages/messages/src/help/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bodiesIn = (language: string) =>
  topicBodies(files[`../../../../../packages/messages/src/help/${language}.html`] ?? '');
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found ?? '');

describe('SPEC 1: the help drawer', () => {
  it('lists the five topics', () =>
    expect(helpTopicIds.map((id) => sayTopic(id))).toEqual([
      'Default Web Store',
      'Point of Sale',
      'Integrating Mobile App',
      'Business to Business (B2B)',
      'Messaging',
    ]));

  describe.each(languageCodes)('in %s', (language) => {
    const bodies = bodiesIn(language);

    it('has a text for each, in their order', () => expect([...bodies.keys()]).toEqual(helpTopicIds));

    it.each(helpTopicIds)('"%s" has something to say, under headings and in lists', (id) => {
      const html = bodies.get(id) ?? '';
      expect(wordsOf(html).length).toBeGreaterThan(150);
      expect(wordsOf(html).length).toBeLessThan(520);
      expect(matches(html, /<(h4)>/g).length).toBeGreaterThan(1);
      expect(matches(html, /<(li)>/g).length).toBeGreaterThan(3);
    });

    it.each(helpTopicIds)('"%s" uses only what the sanitiser lets through', (id) => {
      const tags = matches(bodies.get(id) ?? '', /<\/?(\w+)/g);
      expect(tags.filter((tag) => !topicHtml.tags.some((allowed) => allowed === tag))).toEqual([]);
    });

    it.each(helpTopicIds)('"%s" leads to pages that exist', (id) => {
      const links = matches(bodies.get(id) ?? '', /href="([^"]*)"/g).filter(
        (href) => !/^\/(docs\/api|openapi\.json)$/.test(href),
      );
      expect(links.filter((href) => !mayOpen(['super_admin'], href))).toEqual([]);
    });

    it.each(helpTopicIds)('"%s" is built as the English one, with its links and what is typed', (id) => {
      const english = bodiesIn('en').get(id) ?? '';
      const outline = (html: string) => ({
        blocks: matches(html, /<(h4|p|ol|ul|li)>/g),
        links: matches(html, /href="([^"]*)"/g).sort(),
        code: matches(html, /<code>(.*?)<\/code>/g).sort(),
      });
      expect(outline(bodies.get(id) ?? '')).toEqual(outline(english));
    });
  });
});
