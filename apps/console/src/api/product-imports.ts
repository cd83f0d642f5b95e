import { isJobOpen } from '@sokoni/rules/store-job';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { useActiveStoreId } from './stores.ts';
import type { Answer, BodyFor } from './types.ts';
import { useAction } from './use-action.ts';
import { useList } from './use-list.ts';

export type ProductImport = Answer<'GET /marketplace/v1/stores/{id}/product-imports/{import_id}'>;
export type ProductImportRow = Answer<'GET /marketplace/v1/stores/{id}/product-imports'>['items'][number];
export type ImportedRow =
  Answer<'GET /marketplace/v1/stores/{id}/product-imports/{import_id}/rows'>['items'][number];
export type CheckBody = BodyFor<'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks'>;
export type ExportBody = BodyFor<'POST /marketplace/v1/stores/{id}/product-exports'>;

/** Milliseconds between two looks at an import that goes on. */
const lookAgainMs = 700;

/** The imports of the store, newest first. */
export function useImports(query: { page: number; limit: number }) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.imports(storeId), query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/product-imports', { params: { id: storeId }, query, signal }),
    enabled: storeId !== '',
  });
}

/** One import, followed while one of its works goes on. */
export function useImport(importId: string) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: keys.import(storeId, importId),
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/product-imports/{import_id}', {
        params: { id: storeId, import_id: importId },
        signal,
      }),
    enabled: storeId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (isGoingOn(state.data) ? lookAgainMs : false),
  });
}

/** Whether something of the import is being done now. */
export function isGoingOn(read: ProductImport | undefined): boolean {
  if (!read) return false;
  return [read.check, read.run, read.images, read.undo].some((job) => job !== null && isJobOpen(job.state));
}

/** The rows with errors or warnings; `since` is what they depend on, so that they are read anew when it changes. */
export function useImportedRows(
  importId: string,
  query: { page: number; limit: number; level: 'error' | 'warning' },
  since: string,
) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.import(storeId, importId), 'rows', since, query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/product-imports/{import_id}/rows', {
        params: { id: storeId, import_id: importId },
        query,
        signal,
      }),
    enabled: storeId !== '',
  });
}

export interface Upload {
  file: File;
  /** Told the share that is sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Brings a file; nothing is imported yet. */
export function useUploadImport() {
  const storeId = useActiveStoreId();
  return useAction(
    ({ file, onProgress, signal }: Upload, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/product-imports', {
        params: { id: storeId },
        body: { file_name: file.name.slice(-200) },
        file,
        onProgress,
        signal,
        idempotencyKey,
      }),
    (made, _, client) => keepImport(client, storeId, made),
  );
}

export function useCheckImport(importId: string) {
  const storeId = useActiveStoreId();
  return useAction(
    (body: CheckBody, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks', {
        params: { id: storeId, import_id: importId },
        body,
        idempotencyKey,
      }),
    (read, _, client) => keepImport(client, storeId, read),
  );
}

export function useRunImport(importId: string) {
  const storeId = useActiveStoreId();
  return useAction<ProductImport>(
    (_, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs', {
        params: { id: storeId, import_id: importId },
        body: {},
        idempotencyKey,
      }),
    (read, _, client) => keepImport(client, storeId, read),
  );
}

export function useUndoImport(importId: string) {
  const storeId = useActiveStoreId();
  return useAction<ProductImport>(
    (_, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing', {
        params: { id: storeId, import_id: importId },
        body: {},
        idempotencyKey,
      }),
    (read, _, client) => keepImport(client, storeId, read),
  );
}

/** Fetches the rows that were not imported, as a file. */
export function useErrorFile(importId: string) {
  const storeId = useActiveStoreId();
  return useAction<void>(async (_, idempotencyKey) => {
    const { url } = await api('POST /marketplace/v1/stores/{id}/product-imports/{import_id}/error-files', {
      params: { id: storeId, import_id: importId },
      body: {},
      idempotencyKey,
    });
    openDownload(url);
  });
}

/** Fetches the products that a filter leaves, as a file. */
export function useExportProducts() {
  const storeId = useActiveStoreId();
  return useAction(async (body: ExportBody, idempotencyKey) => {
    const { url } = await api('POST /marketplace/v1/stores/{id}/product-exports', {
      params: { id: storeId },
      body,
      idempotencyKey,
    });
    openDownload(url);
  });
}

/** The link is good for a minute and answers a file, so that the page stays where it is. */
function openDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

function keepImport(client: QueryClient, storeId: string, read: ProductImport): void {
  client.setQueryData(keys.import(storeId, read.id), read);
  void client.invalidateQueries({ queryKey: keys.imports(storeId) });
}
