import { useEffect, useState } from 'react';
import type { Till } from '#offline/till.ts';
import { useTill } from './till-context.tsx';

/**
 * What the till answers a question with, asked anew with each of its changes; undefined until the first answer.
 * @param read the same function as long as the question is the same
 */
export function useTillRead<T>(read: (till: Till) => Promise<T>): T | undefined {
  const till = useTill();
  const version = till.version();
  const [answer, setAnswer] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it answers changes with the version of the till
  useEffect(() => {
    let isGone = false;
    read(till).then(
      (next) => {
        if (!isGone) setAnswer(next);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [till, version, read]);
  return answer;
}
