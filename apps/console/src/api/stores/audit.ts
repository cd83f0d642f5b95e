import type { Calls } from '@sokoni/contract/calls';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreQuery } from '#api/client/store-calls.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

export type AuditEntry = Answer<'GET /marketplace/v1/stores/{id}/audit-log'>['items'][number];
export type AuditFilter = BodyFor<'POST /marketplace/v1/stores/{id}/audit-log/exports'>;
type AuditQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/audit-log']['query']>;

/** The log, part by part, newest first. */
export function useAuditLog(query: AuditQuery) {
  const storeId = useActiveStoreId();
  return useInfiniteQuery({
    queryKey: [...keys.auditLog(storeId), query],
    queryFn: ({ pageParam, signal }) =>
      api('GET /marketplace/v1/stores/{id}/audit-log', {
        params: { id: storeId },
        query: { ...query, after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: storeId !== '',
  });
}

/** Whom and what the log can be narrowed to. */
export function useAuditFilters() {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/audit-log/filters', {
    key: (storeId) => [...keys.auditLog(storeId), 'filters'],
  });
}

/** Asks for the link that all entries of a filter can be fetched by. */
export function useExportAuditLog() {
  const storeId = useActiveStoreId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AuditFilter) =>
      api('POST /marketplace/v1/stores/{id}/audit-log/exports', { params: { id: storeId }, body }),
    // That it was taken along stands in the log too.
    onSuccess: () => client.invalidateQueries({ queryKey: keys.auditLog(storeId) }),
  });
}
