import type { BaseUIEvent } from '@base-ui/react';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

/** A key that the field handles by itself: the list leaves it alone. */
export function leaveToUs(event: KeyboardEvent): void {
  event.preventDefault();
  if ('preventBaseUIHandler' in event) (event as BaseUIEvent<KeyboardEvent>).preventBaseUIHandler();
}

/**
 * Enter that comes before the list answers what was typed takes the first line once it does. Other letters take it back.
 * @param isAnswered the lines are what these very letters find
 * @returns what the field does with a key
 */
export function useEarlyEnter(
  text: string,
  isAnswered: boolean,
  takeFirst: () => void,
): (event: KeyboardEvent) => void {
  const [wanted, setWanted] = useState<string | null>(null);
  const take = useEffectEvent(takeFirst);
  useEffect(() => {
    if (wanted === null || (wanted === text && !isAnswered)) return;
    setWanted(null);
    if (wanted === text) take();
  }, [wanted, text, isAnswered]);
  return (event) => {
    if (event.key !== 'Enter' || text.trim() === '' || isAnswered || event.nativeEvent.isComposing) return;
    leaveToUs(event);
    setWanted(text);
  };
}
