import { useState } from 'react';
import { showFailure } from '#parts/forms/checked-form.ts';

/** Runs what a button does: whether it is at work, and what failed is said. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);

  async function act(work: () => Promise<unknown>): Promise<void> {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, act };
}
