import { layoutBody, type TillLayout, useLayOutTills } from '#api/sales/till-layout.ts';
import { showFailure } from '#parts/forms/checked-form.ts';

/** Saves a layout that was changed; a failure is said. `then` acts once it is kept. */
export function useSaveLayout() {
  const { mutate, isPending } = useLayOutTills();
  return {
    isSaving: isPending,
    save(layout: TillLayout, then?: () => void): void {
      mutate(layoutBody(layout), { onSuccess: () => then?.(), onError: (error) => showFailure(error) });
    },
  };
}
