import { useEffect, useState } from 'react';

/** A text as it was when it last stood still for `pauseMs`: what is typed becomes a question after the last letter. */
export function useSettled(text: string, pauseMs = 300): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
