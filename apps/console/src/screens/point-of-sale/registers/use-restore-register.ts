import { useChangeRegister } from '#api/sales/edit-registers.ts';
import type { Register } from '#api/sales/registers.ts';
import { showFailure } from '#parts/forms/checked-form.ts';

/** Brings an archived register back. */
export function useRestoreRegister(): (register: Register) => void {
  const change = useChangeRegister();
  return ({ id }) =>
    change.mutate({ registerId: id, archived: false }, { onError: (error) => showFailure(error) });
}
