import { type HtmlRules, type SafeNode, safeHtml, safeNodes } from '#parts/safe-html.ts';

/** What a description is made of; the server allows no more (and is the one that guards it). */
const descriptionHtml = {
  tags: [
    ...['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  renamed: { b: 'strong', i: 'em', h1: 'h2', div: 'p', strike: 's' },
  isSafeLink,
} satisfies HtmlRules<string>;

/** A description as nodes of this page: only what is allowed is made anew, nothing is taken over. */
export function descriptionNodes(html: string): Node[] {
  return madeAnew(safeHtml(html, descriptionHtml));
}

/** What stands in the editor, as HTML; empty when it holds no word. */
export function descriptionOf(editor: HTMLElement): string {
  if (editor.textContent?.trim() === '') return '';
  const holder = document.createElement('div');
  holder.append(...madeAnew(safeNodes(editor.childNodes, descriptionHtml)));
  liftBlocks(holder);
  wrapLoose(holder);
  return holder.innerHTML;
}

const blocks = 'p, h2, h3, h4, blockquote, ul, ol, table';

/** Browsers put lists into the paragraph or the heading where they were begun; in HTML neither holds a block. */
function liftBlocks(holder: HTMLElement): void {
  for (const outer of holder.querySelectorAll('p, h2, h3, h4')) {
    if (outer.querySelector(blocks)) outer.replaceWith(...outer.childNodes);
  }
}

/** Words that stand beside paragraphs become one; paragraphs without a word go. */
function wrapLoose(holder: HTMLElement): void {
  let paragraph: HTMLElement | null = null;
  for (const node of [...holder.childNodes]) {
    if (node instanceof Element && node.matches(blocks)) {
      paragraph = null;
      if (node.matches('p, h2, h3, h4') && node.textContent?.trim() === '') node.remove();
      continue;
    }
    if (!paragraph) {
      paragraph = document.createElement('p');
      node.before(paragraph);
    }
    paragraph.append(node);
  }
  for (const made of holder.querySelectorAll('p')) if (made.textContent?.trim() === '') made.remove();
}

function madeAnew(nodes: readonly SafeNode[]): Node[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return document.createTextNode(node);
    const element = document.createElement(node.tag);
    if (node.href !== undefined) element.setAttribute('href', node.href);
    element.append(...madeAnew(node.children));
    return element;
  });
}

/** An address that a description may link to. */
export function isSafeLink(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)[^\s]+$/i.test(address);
}
