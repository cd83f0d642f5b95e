import { useState } from 'react';
import { HelpArticle } from './help-article.tsx';
import { HelpList } from './help-list.tsx';
import type { HelpTopicId } from './topic.ts';
import type { LoadedTopics } from './topics.ts';
import { useTopics } from './use-topics.ts';

interface HelpContentProps {
  /** Those that were fetched with it. */
  loaded: LoadedTopics;
  /** The open topic; the list while null. */
  topic: HelpTopicId | null;
  onTopic: (topic: HelpTopicId | null) => void;
  /** A link was followed. */
  onLeave: () => void;
}

/** What stands in the help drawer: the list of topics, or one of them. */
export function HelpContent({ loaded, topic, onTopic, onLeave }: HelpContentProps) {
  const topics = useTopics(loaded);
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
