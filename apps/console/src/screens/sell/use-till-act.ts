import { useRef, useState } from 'react';
import { tillProblem } from './till-problem.ts';

/** Does something once, however often it is pressed; why it failed is said, and what was entered stays. */
export function useTillAct() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isPressed = useRef(false);

  async function run(act: () => Promise<void>): Promise<void> {
    // A second press comes before the button is drawn disabled.
    if (isPressed.current) return;
    isPressed.current = true;
    setIsBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(tillProblem(error));
    }
    isPressed.current = false;
    setIsBusy(false);
  }

  return { isBusy, problem, run };
}
