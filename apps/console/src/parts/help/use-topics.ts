import { useEffect, useState } from 'react';
import { useLanguage } from '#session/language.ts';
import { type LoadedTopics, loadTopics, type ReadableTopic } from './topics.ts';

/** The topics in the language of the window; those that came first until another language is there. */
export function useTopics(first: LoadedTopics): readonly ReadableTopic[] {
  const language = useLanguage();
  const [loaded, setLoaded] = useState(first);
  useEffect(() => {
    if (loaded.language === language) return;
    let isHere = true;
    loadTopics(language).then(
      (next) => isHere && setLoaded(next),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [language, loaded.language]);
  return loaded.topics;
}
