import type { Calls } from '@sokoni/contract/calls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

export type SalesQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/reports/sales']['query']>;
export type VatQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/reports/vat']['query']>;
export type SalesReport = Answer<'GET /marketplace/v1/stores/{id}/reports/sales'>;
export type SalesRow = SalesReport['rows'][number];
export type VatReport = Answer<'GET /marketplace/v1/stores/{id}/reports/vat'>;
export type Takings = Answer<'GET /marketplace/v1/stores/{id}/reports/payments'>;
export type StockValue = Answer<'GET /marketplace/v1/stores/{id}/reports/stock-value'>;
export type AgeingReport = Answer<'GET /marketplace/v1/stores/{id}/reports/ageing'>;
export type ReportExport = BodyFor<'POST /marketplace/v1/stores/{id}/report-exports'>;

interface Asked<Query> {
  params: { id: string };
  query: Query;
  signal: AbortSignal;
}

/** A report; while another period of it comes, the one before stays in sight. */
function useReport<Query, Data>(name: string, query: Query, load: (asked: Asked<Query>) => Promise<Data>) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.reports(storeId), name, query],
    queryFn: ({ signal }) => load({ params: { id: storeId }, query, signal }),
    enabled: storeId !== '',
    placeholderData: (previous, before) =>
      before?.queryKey[1] === storeId && before.queryKey[3] === name ? previous : undefined,
  });
}

export function useSalesReport(query: SalesQuery) {
  return useReport(`sales ${query.by}`, query, (asked) =>
    api('GET /marketplace/v1/stores/{id}/reports/sales', asked),
  );
}

export function useVatReport(query: VatQuery) {
  return useReport('vat', query, (asked) => api('GET /marketplace/v1/stores/{id}/reports/vat', asked));
}

export function useTakings(query: VatQuery) {
  return useReport('payments', query, (asked) =>
    api('GET /marketplace/v1/stores/{id}/reports/payments', asked),
  );
}

export function useStockValue(query: { by: 'location' | 'category' }) {
  return useReport('stock value', query, (asked) =>
    api('GET /marketplace/v1/stores/{id}/reports/stock-value', asked),
  );
}

export function useAgeingReport(query: { page: number; limit: number }) {
  return useReport('ageing', query, (asked) => api('GET /marketplace/v1/stores/{id}/reports/ageing', asked));
}

/** Asks for the link that all rows of a report can be fetched by. */
export function useExportReport() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (body: ReportExport) =>
      api('POST /marketplace/v1/stores/{id}/report-exports', { params: { id: storeId }, body }),
  });
}
