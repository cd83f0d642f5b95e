/** What is left of a piece of HTML: text, and elements of the allow-list. */
export type SafeNode = string | SafeElement;

export interface SafeElement {
  readonly tag: SafeTag;
  /** Of a link only. */
  readonly href?: string;
  readonly children: readonly SafeNode[];
}

const tags = ['a', 'br', 'code', 'em', 'h4', 'li', 'ol', 'p', 'strong', 'ul'] as const;
export type SafeTag = (typeof tags)[number];

/** These go with everything inside them; of any other unknown element the words stay. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
]);

/** The part of a DOM node that is looked at. */
export interface HtmlNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<HtmlNode>;
  getAttribute?(name: string): string | null;
}

const elementNode = 1;
const textNode = 3;

/**
 * CONTRACT "Security": HTML is sanitised on read. It is parsed into a document without scripts or loading, and only
 * what stands on the allow-list comes out, as data: no markup is ever handed to the page.
 */
export function safeHtml(html: string): readonly SafeNode[] {
  return safeNodes(new DOMParser().parseFromString(html, 'text/html').body.childNodes);
}

export function safeNodes(nodes: Iterable<HtmlNode>): readonly SafeNode[] {
  return [...nodes].flatMap((node): readonly SafeNode[] => {
    if (node.nodeType === textNode) return node.nodeValue ? [node.nodeValue] : [];
    if (node.nodeType !== elementNode) return [];
    const name = node.nodeName.toLowerCase();
    if (dropped.has(name)) return [];
    const children = safeNodes(node.childNodes);
    if (!isSafeTag(name)) return children;
    if (name !== 'a') return [{ tag: name, children }];
    const href = safeHref(node.getAttribute?.('href') ?? null);
    return href === null ? children : [{ tag: name, href, children }];
  });
}

/** The words alone, for a search. */
export function textOf(nodes: readonly SafeNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : textOf(node.children)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function isSafeTag(name: string): name is SafeTag {
  return (tags as readonly string[]).includes(name);
}

/** A path of this host or an https address; `//host`, `javascript:` and the like are none. */
function safeHref(href: string | null): string | null {
  return href !== null && /^(https:\/\/|\/(?![/\\]))[^\s\\]*$/.test(href) ? href : null;
}
