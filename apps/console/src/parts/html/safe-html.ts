/** What is left of a piece of HTML: text, and elements that are allowed. */
export type SafeNode<Tag extends string = string> = string | SafeElement<Tag>;

export interface SafeElement<Tag extends string = string> {
  readonly tag: Tag;
  /** Of a link only. */
  readonly href?: string;
  readonly children: readonly SafeNode<Tag>[];
}

/** What a kind of text may be made of. */
export interface HtmlRules<Tag extends string> {
  readonly tags: readonly Tag[];
  isSafeLink(address: string): boolean;
}

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
 * what the rules allow comes out, as data: no markup is ever handed to the page.
 */
export function safeHtml<Tag extends string>(html: string, rules: HtmlRules<Tag>): readonly SafeNode<Tag>[] {
  return safeNodes(new DOMParser().parseFromString(html, 'text/html').body.childNodes, rules);
}

export function safeNodes<Tag extends string>(
  nodes: Iterable<HtmlNode>,
  rules: HtmlRules<Tag>,
): readonly SafeNode<Tag>[] {
  return [...nodes].flatMap((node): readonly SafeNode<Tag>[] => {
    if (node.nodeType === textNode) return node.nodeValue ? [node.nodeValue] : [];
    if (node.nodeType !== elementNode) return [];
    const name = node.nodeName.toLowerCase();
    if (dropped.has(name)) return [];
    const children = safeNodes(node.childNodes, rules);
    const tag = rules.tags.find((allowed) => allowed === name);
    if (!tag) return children;
    if (name !== 'a') return [{ tag, children }];
    const href = node.getAttribute?.('href') ?? null;
    return href !== null && rules.isSafeLink(href) ? [{ tag, href, children }] : children;
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
