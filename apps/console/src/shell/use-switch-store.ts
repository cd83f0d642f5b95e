import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { enterStore } from '#api/session/enter-store.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { paths } from '#paths.ts';

/** Leads from one store into another; a store that is no longer the user's leads to the choice of stores. */
export function useSwitchStore(): { switchTo: (storeId: string) => Promise<void>; switching: boolean } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [switching, setSwitching] = useState(false);

  async function switchTo(storeId: string): Promise<void> {
    setSwitching(true);
    try {
      await navigate((await enterStore(client, { id: storeId })) ?? paths.selectStore);
    } catch (error) {
      showFailure(error);
    } finally {
      setSwitching(false);
    }
  }

  return { switchTo, switching };
}
