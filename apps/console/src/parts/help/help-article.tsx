import { mayOpen } from '@sokoni/rules/navigation/navigation';
import { ExternalLinkIcon } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { sayTopic } from '#sentences/help-topics.ts';
import { isConsolePage } from '#service-worker-paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { BackButton } from '#ui/buttons/back-button.tsx';
import styles from './help.module.css';
import type { TopicNode } from './topic-html.ts';
import type { ReadableTopic } from './topics.ts';

interface HelpArticleProps {
  topic: ReadableTopic;
  onBack: () => void;
  onLeave: () => void;
}

/** One topic, to be read. */
export function HelpArticle({ topic, onBack, onLeave }: HelpArticleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <article>
      <div ref={top} className={styles.back}>
        <BackButton onClick={onBack} />
      </div>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {sayTopic(topic.id)}
      </h3>
      <div className={styles.text}>
        <Nodes nodes={topic.nodes} onLeave={onLeave} />
      </div>
    </article>
  );
}

function Nodes({ nodes, onLeave }: { nodes: readonly TopicNode[]; onLeave: () => void }) {
  return nodes.map((node, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a topic does not change
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
    const children = node.children.length > 0 && <Nodes nodes={node.children} onLeave={onLeave} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a topic does not change
    if (node.tag === 'a') return <TopicLink key={index} {...node} words={children} onLeave={onLeave} />;
    const Tag = node.tag;
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a topic does not change
    return <Tag key={index}>{children || undefined}</Tag>;
  });
}

type TopicLinkProps = { href?: string; words: ReactNode; onLeave: () => void };

/** A page that the role does not open is named, not linked. */
function TopicLink({ href = '', words, onLeave }: TopicLinkProps) {
  const roles = useSession((session) => rolesHere(session));
  if (!href.startsWith('/') || !isConsolePage(href)) {
    return (
      <a href={href} target="_blank" rel="noreferrer">
        {words}
        <ExternalLinkIcon size={14} className={styles.external} />
      </a>
    );
  }
  if (!mayOpen(roles, href)) return words;
  return (
    <Link to={href} onClick={onLeave}>
      {words}
    </Link>
  );
}
