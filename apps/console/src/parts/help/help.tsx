import { currentLanguage } from '@sokoni/messages/current-language';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLatePart } from '#parts/hooks/use-lazy-part.ts';
import { sayStoreFrame } from '#sentences/shell/store-frame.ts';
import { Drawer } from '#ui/overlays/drawer.tsx';
import type { HelpTopicId } from './topic.ts';

const OpenHelp = createContext<(topic?: HelpTopicId) => void>(() => undefined);

/** Opens the help drawer, at a topic or where it was left. */
export function useOpenHelp(): (topic?: HelpTopicId) => void {
  return useContext(OpenHelp);
}

/** SPEC section 1: the help drawer, within reach of everything below it. */
export function HelpProvider({ children }: { children: ReactNode }) {
  const content = useLatePart(loadHelp);
  const [isOpen, setOpen] = useState(false);
  const [topic, setTopic] = useState<HelpTopicId | null>(null);

  async function open(wanted?: HelpTopicId): Promise<void> {
    if (!(await content.fetch())) return;
    if (wanted) setTopic(wanted);
    setOpen(true);
  }

  return (
    <OpenHelp value={(wanted) => void open(wanted)}>
      {children}
      {content.part && (
        <Drawer open={isOpen} onClose={() => setOpen(false)} title={sayStoreFrame('top.help')}>
          <content.part.HelpContent
            loaded={content.part.loaded}
            topic={topic}
            onTopic={setTopic}
            onLeave={() => setOpen(false)}
          />
        </Drawer>
      )}
    </OpenHelp>
  );
}

async function loadHelp() {
  const [{ HelpContent }, { loadTopics }] = await Promise.all([
    import('./help-content.tsx'),
    import('./topics.ts'),
  ]);
  return { HelpContent, loaded: await loadTopics(currentLanguage()) };
}
