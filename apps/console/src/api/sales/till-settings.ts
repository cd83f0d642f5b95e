import { useMutation } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreQuery } from '#api/client/store-calls.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

const route = '/marketplace/v1/stores/{id}/point-of-sale/settings';

export type TillSettings = Answer<`GET ${typeof route}`>;
type Sent = BodyFor<`PUT ${typeof route}`>;
export type TillSettingsChange = Omit<Sent, 'version'>;

/** How the registers of the store take money. */
export function useTillSettings() {
  return useStoreQuery(`GET ${route}`, { key: keys.tillSettings });
}

export function useChangeTillSettings() {
  const id = useActiveStoreId();
  return useMutation({
    // One after the other: a quick second change is of the version that the first one answers.
    scope: { id: 'till-settings' },
    mutationFn: ({ version, ...change }: Sent, { client }) => {
      const current = client.getQueryData<TillSettings>(keys.tillSettings(id))?.version ?? version;
      return api(`PUT ${route}`, { params: { id }, body: { ...change, version: current } });
    },
    onSuccess: (settings, _, __, { client }) => showAnswer(client, keys.tillSettings(id), settings),
  });
}
