/** What a description is made of; the server allows no more (and is the one that guards it). */
const allowed = new Set([
  ...['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', div: 'p', strike: 's' };
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

/** A description as nodes of this page: only what is allowed is made anew, nothing is taken over. */
export function descriptionNodes(html: string): DocumentFragment {
  return safeCopy(new DOMParser().parseFromString(html, 'text/html').body);
}

/** What stands in the editor, as HTML; empty when it holds no word. */
export function descriptionOf(editor: HTMLElement): string {
  if (editor.textContent?.trim() === '') return '';
  const holder = document.createElement('div');
  holder.append(safeCopy(editor));
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

function safeCopy(from: Node): DocumentFragment {
  const copy = document.createDocumentFragment();
  for (const node of from.childNodes) {
    if (node instanceof Text || node.nodeType === Node.TEXT_NODE) copy.append(node.nodeValue ?? '');
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    const name = node.nodeName.toLowerCase();
    const tag = renamed[name] ?? name;
    if (dropped.has(name)) continue;
    if (!allowed.has(tag)) {
      copy.append(safeCopy(node));
      continue;
    }
    const element = document.createElement(tag);
    const href = tag === 'a' ? (node as Element).getAttribute('href') : null;
    if (href !== null && isSafeLink(href)) element.setAttribute('href', href);
    element.append(safeCopy(node));
    copy.append(element);
  }
  return copy;
}

/** An address that a description may link to. */
export function isSafeLink(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)[^\s]+$/i.test(address);
}
