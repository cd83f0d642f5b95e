import {
  type TillSettings,
  type TillSettingsChange,
  useChangeTillSettings,
} from '#api/sales/till-settings.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { toast } from '#ui/feedback/toast.tsx';

/** Keeps a change of the settings and says so; `pending` is what is on its way. */
export function useKeepSettings({ version }: TillSettings) {
  const change = useChangeTillSettings();
  return {
    pending: change.isPending ? change.variables : undefined,
    async keep(wanted: TillSettingsChange, said: string): Promise<boolean> {
      try {
        await change.mutateAsync({ version, ...wanted });
        toast.success(said);
        return true;
      } catch (error) {
        showFailure(error);
        return false;
      }
    },
  };
}
