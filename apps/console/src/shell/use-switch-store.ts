import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showFailure } from '#parts/checked-form.ts';
import { paths } from '#paths.ts';
import { enterStore } from '#session/enter-store.ts';

/** Leads from one store into another; a store that is no longer the user's leads to the choice of stores. */
export function useSwitchStore(): { switchTo: (storeId: string) => Promise<void>; switching: boolean } {
  const navigate = useNavigate();
  const [switching, setSwitching] = useState(false);

  async function switchTo(storeId: string): Promise<void> {
    setSwitching(true);
    try {
      await navigate((await enterStore({ id: storeId })) ?? paths.selectStore);
    } catch (error) {
      showFailure(error);
    } finally {
      setSwitching(false);
    }
  }

  return { switchTo, switching };
}
