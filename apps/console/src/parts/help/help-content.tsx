import { useState } from 'react';
import { safeHtml, textOf } from '#parts/html/safe-html.ts';
import { HelpArticle } from './help-article.tsx';
import { HelpList } from './help-list.tsx';
import type { HelpTopicId } from './topic.ts';
import { topicHtml } from './topic-html.ts';
import { helpTopics } from './topics.ts';

const topics = helpTopics.map(({ id, title, html }) => {
  const nodes = safeHtml(html, topicHtml);
  return { id, title, nodes, text: textOf(nodes) };
});

export type ReadableTopic = (typeof topics)[number];

interface HelpContentProps {
  /** The open topic; the list while null. */
  topic: HelpTopicId | null;
  onTopic: (topic: HelpTopicId | null) => void;
  /** A link was followed. */
  onLeave: () => void;
}

/** What stands in the help drawer: the list of topics, or one of them. */
export function HelpContent({ topic, onTopic, onLeave }: HelpContentProps) {
  const [search, setSearch] = useState('');
  const [last, setLast] = useState<HelpTopicId | null>(null);
  const open = topics.find(({ id }) => id === topic);

  function back(): void {
    setLast(topic);
    onTopic(null);
  }

  if (open) return <HelpArticle key={open.id} topic={open} onBack={back} onLeave={onLeave} />;
  return <HelpList topics={topics} search={search} onSearch={setSearch} last={last} onTopic={onTopic} />;
}
