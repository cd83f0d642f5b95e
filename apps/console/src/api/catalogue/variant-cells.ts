import type { Calls } from '@sokoni/contract/calls';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

type CellsQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/variant-cells']['query']>;
type CellsPage = Answer<'GET /marketplace/v1/stores/{id}/variant-cells'>;

export type SheetRow = CellsPage['items'][number];
export type SheetLine = BodyFor<'PUT /marketplace/v1/stores/{id}/variant-cells'>['lines'][number];
export type SavedLines = Answer<'PUT /marketplace/v1/stores/{id}/variant-cells'>;
export type CellProblem = SavedLines['problems'][number];

const rowsOfPage = 200;

/**
 * The lines of a spreadsheet, page after page. They stay as they were read: what a colleague changes meanwhile is told when it
 * is typed over and saved.
 */
export function useSheetRows(query: Omit<CellsQuery, 'after' | 'limit'>) {
  const storeId = useActiveStoreId();
  return useInfiniteQuery({
    queryKey: [...keys.variantCells(storeId), query],
    queryFn: ({ signal, pageParam }) =>
      api('GET /marketplace/v1/stores/{id}/variant-cells', {
        params: { id: storeId },
        query: { ...query, limit: rowsOfPage, ...(pageParam ? { after: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }: CellsPage) => next,
    enabled: storeId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Saves lines, and shows those that are saved, or that somebody else has changed, as they are now. */
export function useSaveLines(query: Omit<CellsQuery, 'after' | 'limit'>) {
  const storeId = useActiveStoreId();
  const client = useQueryClient();
  return async (lines: SheetLine[]): Promise<SavedLines> => {
    const outcome = await api('PUT /marketplace/v1/stores/{id}/variant-cells', {
      params: { id: storeId },
      body: { location_id: query.location_id, lines },
    });
    const saved = new Map(outcome.saved.map((row) => [row.variant_id, row]));
    client.setQueryData<{ pages: CellsPage[]; pageParams: unknown[] }>(
      [...keys.variantCells(storeId), query],
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((row) => saved.get(row.variant_id) ?? asItIsNow(row, outcome.problems)),
          })),
        },
    );
    return outcome;
  };
}

function asItIsNow(row: SheetRow, problems: readonly CellProblem[]): SheetRow {
  const changed = problems.filter(
    ({ variant_id, current }) => variant_id === row.variant_id && current !== undefined,
  );
  if (changed.length === 0) return row;
  return { ...row, ...Object.fromEntries(changed.map(({ field, current }) => [field, current])) };
}
