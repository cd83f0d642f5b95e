import type { Language } from '@sokoni/rules/languages';
import { safeHtml, textOf } from '#parts/html/safe-html.ts';
import { type HelpTopicId, helpTopicIds } from './topic.ts';
import { type TopicNode, topicHtml } from './topic-html.ts';

/** A topic to be read, in the language that it was loaded in. */
export interface ReadableTopic {
  readonly id: HelpTopicId;
  readonly nodes: readonly TopicNode[];
  readonly text: string;
}

/** The topics of one language. */
export interface LoadedTopics {
  readonly language: Language;
  readonly topics: readonly ReadableTopic[];
}

const files = import.meta.glob<string>('../../../../../packages/messages/src/help/*.html', {
  query: '?raw',
  import: 'default',
});

/** Fetches what the topics say in a language, and in no other. */
export async function loadTopics(language: Language): Promise<LoadedTopics> {
  const file = await files[`../../../../../packages/messages/src/help/${language}.html`]?.();
  const bodies = topicBodies(file ?? '');
  const topics = helpTopicIds.map((id) => {
    const nodes = safeHtml(bodies.get(id) ?? '', topicHtml);
    return { id, nodes, text: textOf(nodes) };
  });
  return { language, topics };
}

/** The HTML of each topic by its id: a file has a section for each. */
export function topicBodies(file: string): Map<string, string> {
  const sections = file.matchAll(/<section id="(\w+)">(.*?)<\/section>/gs);
  return new Map([...sections].map(([, id = '', html = '']) => [id, html]));
}
