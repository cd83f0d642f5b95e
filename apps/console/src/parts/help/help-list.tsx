import { ChevronRightIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { sayHelp } from '#sentences/help.ts';
import { sayTopic } from '#sentences/help-topics.ts';
import { Drawing } from '#ui/display/drawing.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import styles from './help.module.css';
import { searchTopics } from './search-topics.ts';
import type { HelpTopicId } from './topic.ts';
import type { ReadableTopic } from './topics.ts';

const drawings: Readonly<Record<HelpTopicId, string>> = {
  default_web_store: 'channel_online',
  point_of_sale: 'channel_in_person',
  mobile_app: 'product_electronics',
  business_to_business: 'module_wholesale',
  messaging: 'module_messaging',
};

interface HelpListProps {
  topics: readonly ReadableTopic[];
  search: string;
  onSearch: (search: string) => void;
  /** The topic that was just read: whoever comes back from it stands there. */
  last: HelpTopicId | null;
  onTopic: (topic: HelpTopicId) => void;
}

/** The topics, and a box to search their words. */
export function HelpList({ topics, search, onSearch, last, onTopic }: HelpListProps) {
  const list = useRef<HTMLUListElement>(null);
  const titled = topics.map((topic) => ({ ...topic, title: sayTopic(topic.id) }));
  const found = searchTopics(titled, search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the focus begins is decided once
  useEffect(() => {
    // Under a finger the box would bring up the keyboard, over the list that it is about.
    if (last === null && !matchMedia('(pointer: coarse)').matches) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[found.findIndex(({ id }) => id === last)] ?? buttons[0])?.focus();
  }, []);

  return (
    <div className={styles.list}>
      <SearchField label={sayHelp('search')} value={search} onChange={onSearch} />
      <p role="status" className={found.length > 0 ? 'visually-hidden' : styles.nothing}>
        {found.length > 0 ? sayHelp('found', { count: found.length, all: topics.length }) : sayHelp('none')}
      </p>
      <ul ref={list} className={styles.topics}>
        {found.map(({ id, title, text }) => (
          <li key={id}>
            <button type="button" className={styles.topic} onClick={() => onTopic(id)}>
              <Drawing name={drawings[id]} size={48} />
              <span className={styles.topicWords}>
                <span className={styles.topicTitle}>{title}</span>
                <span className={styles.beginning}>{text}</span>
              </span>
              <ChevronRightIcon size={18} className={styles.arrow} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
