import { useBusy } from '#parts/hooks/use-busy.ts';
import { useApproval, useTill } from '../till-context.tsx';

/** Whether somebody trains at this till. A supervisor begins it, so that nobody sells for real without a trace; anybody ends it. */
export function useTraining() {
  const till = useTill();
  const approve = useApproval();
  const { isBusy, act } = useBusy();

  async function change(isOn: boolean): Promise<void> {
    if (isOn && !(await approve('manageRegisters'))) return;
    await act(() => till.setTraining(isOn));
  }

  return { isOn: till.device.is_training === true, isBusy, change };
}
