import { useState } from 'react';
import type { PastSaleRow } from '#offline/till-types.ts';
import { useCashier, useTill } from '../till-context.tsx';
import { askingProblem } from './asking-problem.ts';

interface AllSales {
  /** What the server found for the words; undefined until it was asked and has answered. */
  rows: readonly PastSaleRow[] | undefined;
  isBusy: boolean;
  problem: string | null;
  /**
   * Asks for these words, which are or will be those that are shown.
   * @returns what was found; nothing where the server could not be asked
   */
  search: (words: string) => Promise<readonly PastSaleRow[]>;
}

/** The sales of the whole store: the server is asked for them by these words, once somebody wants that. */
export function useAllSales(words: string): AllSales {
  const till = useTill();
  const cashier = useCashier();
  const [asked, setAsked] = useState<{ words: string } & Partial<Pick<AllSales, 'rows' | 'problem'>>>();
  const { rows, problem = null } = asked?.words === words ? asked : {};
  const isBusy = asked?.words === words && !rows && problem === null;

  async function search(sought: string): Promise<readonly PastSaleRow[]> {
    setAsked({ words: sought });
    const answer = await till.findSales(sought, cashier.id).then(
      (found) => ({ rows: found }),
      (error: unknown) => ({ problem: askingProblem(error) }),
    );
    setAsked((now) => (now?.words === sought ? { words: sought, ...answer } : now));
    return 'rows' in answer ? answer.rows : [];
  }

  return { rows, isBusy, problem, search };
}
