import { describe, expect, it } from 'vitest';
import { topicHtml } from '#parts/help/topic-html.ts';
import { type HtmlNode, safeNodes, textOf } from './safe-html.ts';

const safe = (nodes: readonly HtmlNode[]) => safeNodes(nodes, topicHtml);

/** A DOM in small: what a browser's parser would have made of the HTML. */
function element(
  name: string,
  attributes: Record<string, string>,
  ...children: (HtmlNode | string)[]
): HtmlNode {
  return {
    nodeType: 1,
    nodeName: name.toUpperCase(),
    nodeValue: null,
    childNodes: children.map((child) => (typeof child === 'string' ? text(child) : child)),
    getAttribute: (attribute) => attributes[attribute] ?? null,
  };
}

function text(value: string): HtmlNode {
  return { nodeType: 3, nodeName: '#text', nodeValue: value, childNodes: [] };
}

const comment: HtmlNode = { nodeType: 8, nodeName: '#comment', nodeValue: 'hidden', childNodes: [] };

describe('SPEC 1, CONTRACT "Security": the HTML of a help topic is sanitised on read', () => {
  it('keeps headings, lists, emphasis and code', () => {
    const nodes = [
      element('h4', {}, 'One'),
      element('ul', {}, element('li', {}, 'a ', element('strong', {}, 'b'))),
    ];
    expect(safe(nodes)).toEqual([
      { tag: 'h4', children: ['One'] },
      { tag: 'ul', children: [{ tag: 'li', children: ['a ', { tag: 'strong', children: ['b'] }] }] },
    ]);
  });

  it.each(['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'noscript'])(
    'drops a %s with everything in it',
    (name) =>
      expect(safe([element(name, {}, element('p', {}, 'alert(1)')), text('after')])).toEqual(['after']),
  );

  it('keeps the words of an element it does not know, and nothing else of it', () =>
    expect(
      safe([element('form', { action: '/x' }, element('img', { onerror: 'x()' }), 'words'), comment]),
    ).toEqual(['words']));

  it('keeps no attribute but the address of a link', () =>
    expect(
      safe([
        element('p', { onclick: 'x()', style: 'a' }, 'a'),
        element('a', { href: '/modules', onclick: 'x()' }, 'b'),
      ]),
    ).toEqual([
      { tag: 'p', children: ['a'] },
      { tag: 'a', href: '/modules', children: ['b'] },
    ]));

  it.each(['/settings/store', '/docs/api', 'https://example.com/a?b=c#d'])('lets a link lead to %s', (href) =>
    expect(safe([element('a', { href }, 'go')])).toEqual([{ tag: 'a', href, children: ['go'] }]),
  );

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:x',
    'java\nscript:x',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    'settings',
    '',
  ])('keeps only the words of a link to %j', (href) =>
    expect(safe([element('a', { href }, 'go')])).toEqual(['go']),
  );

  it('keeps only the words of a link without an address', () =>
    expect(safe([element('a', {}, 'go')])).toEqual(['go']));

  it('reads the words alone', () =>
    expect(
      textOf(safe([element('p', {}, 'One\n ', element('em', {}, 'two')), element('p', {}, 'three')])),
    ).toBe('One two three'));
});
