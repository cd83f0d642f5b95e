import { useEffect, useState } from 'react';

/** What is typed into a search, and what is to be looked for once the typing rests. */
export function useTypedSearch(first = '') {
  const [text, setText] = useState(first);
  const words = useSettled(text.trim(), 120);
  return { text, setText, words, isTyping: words !== text.trim() };
}

/** A text as it was when it last stood still for `pauseMs`: what is typed becomes a question after the last letter. */
export function useSettled(text: string, pauseMs = 300): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
