import { useEffect, useState } from 'react';
import type { PastSale } from '#offline/till-types.ts';
import { sayPastSales as say } from '#sentences/sell/past-sales.ts';
import { useCashier, useTill } from '../till-context.tsx';
import { askingProblem } from './asking-problem.ts';

interface ServerSale {
  /** Null until the server has answered, and where it could not. */
  sale: PastSale | null;
  problem: string | null;
  retry: () => void;
}

/**
 * A sale as the server has it when it is opened: returns at other registers are in it.
 * @param isAsked false for one that the server does not know of
 */
export function useServerSale(id: string, isAsked: boolean): ServerSale {
  const till = useTill();
  const { id: cashierId } = useCashier();
  const [answer, setAnswer] = useState<Omit<ServerSale, 'retry'>>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    const take = (next: Omit<ServerSale, 'retry'>) => {
      if (!isGone) setAnswer(next);
    };
    till.readSale(id, cashierId).then(
      (sale) => take({ sale, problem: sale ? null : say('all.gone') }),
      (error: unknown) => take({ sale: null, problem: askingProblem(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [till, id, cashierId, isAsked, tries]);

  function retry(): void {
    setAnswer(undefined);
    setTries((before) => before + 1);
  }

  return { ...(answer ?? { sale: null, problem: null }), retry };
}
