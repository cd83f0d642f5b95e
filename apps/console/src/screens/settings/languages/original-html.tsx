import { createElement, type ReactNode } from 'react';
import { type SafeNode, safeHtml } from '#parts/html/safe-html.ts';

const tags = [
  ...['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;

/** A rich text to read, made of what such a text may have; its links lead nowhere from here. */
export function OriginalHtml({ html }: { html: string }) {
  return safeHtml(html, { tags, isSafeLink: () => false }).map(drawn);
}

function drawn(node: SafeNode, place: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, children } = node;
  // Nodes of a text have no keys but their places, and stay in them.
  return createElement(tag, { key: place }, ...children.map(drawn));
}
