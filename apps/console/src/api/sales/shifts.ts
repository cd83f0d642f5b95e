import type { Calls } from '@sokoni/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreList, useStoreQuery } from '#api/client/store-calls.ts';
import type { Answer } from '#contract-types.ts';

const shifts = 'GET /marketplace/v1/stores/{id}/shifts';
const shift = `${shifts}/{shift_id}` as const;
const attention = '/marketplace/v1/stores/{id}/point-of-sale/attention';

export type ShiftRow = Answer<typeof shifts>['items'][number];
export type ShiftReport = Answer<typeof shift>;
export type AttentionItem = Answer<`GET ${typeof attention}`>['items'][number];

/** Shifts, the newest first. */
export function useShifts(query: NonNullable<Calls[typeof shifts]['query']>) {
  return useStoreList(shifts, { key: (storeId) => [...keys.shifts(storeId), 'page', query], query });
}

/** The X report of an open shift, the Z report of one that is closed. */
export function useShift(id: string) {
  return useStoreQuery(shift, {
    key: (storeId) => [...keys.shifts(storeId), 'one', id],
    params: { shift_id: id },
  });
}

/** The address of the report of a shift as a file, good for a minute. */
export function useShiftFile(id: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: async (format: 'pdf' | 'csv') => {
      const params = { id: storeId, shift_id: id };
      const { url } = await api(`${shift}/file`, { params, query: { format } });
      return url;
    },
  });
}

/** What registers sent and the books could not take, the oldest first. */
export function useTillAttention(
  query: NonNullable<Calls[`GET ${typeof attention}`]['query']>,
  enabled = true,
) {
  return useStoreList(`GET ${attention}`, {
    key: (storeId) => [...keys.tillAttention(storeId), query],
    ...{ query, enabled },
  });
}

/** Tries to record something again, or sets it aside for good. */
export function useDecide() {
  return useStoreAction(
    `POST ${attention}/{command_id}/decisions`,
    ({ id, decision }: { id: string; decision: 'retry' | 'dismiss' }) => ({
      params: { command_id: id },
      body: { decision },
    }),
    (_, storeId, client) => client.invalidateQueries({ queryKey: keys.tillAttention(storeId) }),
  );
}
