import type { HtmlRules, SafeNode } from '#parts/html/safe-html.ts';

/** What a help topic is made of. A link leads to a path of this host or to an https address; `//host` and the like are none. */
export const topicHtml = {
  tags: ['a', 'br', 'code', 'em', 'h4', 'li', 'ol', 'p', 'strong', 'ul'],
  isSafeLink: (address) => /^(https:\/\/|\/(?![/\\]))[^\s\\]*$/.test(address),
} as const satisfies HtmlRules<string>;

export type TopicNode = SafeNode<(typeof topicHtml.tags)[number]>;
