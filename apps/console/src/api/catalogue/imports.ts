import { isJobOpen } from '@sokoni/rules/stores/store-job';
import type { QueryClient } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { saveFile } from '#api/client/save-file.ts';
import { useStoreAction, useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import { useAction } from '#api/client/use-action.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

/** What a file brings. */
export type ImportKind = 'product' | 'customer' | 'price';

export type ProductImport = Answer<'GET /marketplace/v1/stores/{id}/product-imports/{import_id}'>;
export type CustomerImport = Answer<'GET /marketplace/v1/stores/{id}/customer-imports/{import_id}'>;
export type PriceImport = Answer<'GET /marketplace/v1/stores/{id}/price-imports/{import_id}'>;
export type FileImport = ProductImport | CustomerImport | PriceImport;
export type ImportLine = Answer<'GET /marketplace/v1/stores/{id}/product-imports'>['items'][number];
export type ImportedRow =
  Answer<'GET /marketplace/v1/stores/{id}/product-imports/{import_id}/rows'>['items'][number];
export type ProductExportBody = BodyFor<'POST /marketplace/v1/stores/{id}/product-exports'>;
export type CustomerExportBody = BodyFor<'POST /marketplace/v1/stores/{id}/customer-exports'>;

const listOf = <Kind extends ImportKind>(kind: Kind) =>
  `/marketplace/v1/stores/{id}/${kind}-imports` as const;

/** Milliseconds between two looks at an import that goes on. */
const lookAgainMs = 700;

/** What the file of a kind is brought into: prices, into a list. */
export type ImportTarget = { price_list_id: string } | undefined;

/** The imports of the store, or of one list, newest first. */
export function useImports(kind: ImportKind, query: { page: number; limit: number }, into: ImportTarget) {
  return useStoreList(`GET ${listOf(kind)}`, {
    key: (storeId) => [...keys.imports(storeId, kind), { ...query, ...into }],
    query: { ...query, ...into },
  });
}

/** One import, followed while one of its works goes on. */
export function useImport(kind: ImportKind, importId: string) {
  return useStoreQuery(
    `GET ${listOf(kind)}/{import_id}`,
    {
      key: (storeId) => keys.import(storeId, importId),
      params: { import_id: importId },
    },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (isGoingOn(state.data) ? lookAgainMs : false),
    },
  );
}

/** Whether something of the import is being done now. */
export function isGoingOn(read: FileImport | undefined): boolean {
  if (!read) return false;
  return [read.check, read.run, imagesOf(read), read.undo].some(
    (job) => job !== null && isJobOpen(job.state),
  );
}

/** The work that fetches the pictures of a file; other files have none. */
export function imagesOf(read: FileImport): ProductImport['images'] {
  return 'images' in read ? read.images : null;
}

/** The rows with errors, warnings or changes; `since` is what they depend on, so that they are read anew when it changes. */
export function useImportedRows(
  kind: ImportKind,
  importId: string,
  query: { page: number; limit: number; level: 'error' | 'warning' | 'change' },
  since: string,
) {
  return useStoreList(`GET ${listOf(kind)}/{import_id}/rows`, {
    key: (storeId) => [...keys.import(storeId, importId), 'rows', since, query],
    params: { import_id: importId },
    query,
  });
}

export interface Upload {
  file: File;
  /** Told the share that is sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Brings a file; nothing is imported yet. */
export function useUploadImport(kind: ImportKind, into: ImportTarget) {
  return useStoreAction(
    `POST ${listOf(kind)}`,
    ({ file, onProgress, signal }: Upload) => ({
      body: { file_name: file.name.slice(-200), ...into },
      file,
      onProgress,
      signal,
    }),
    (made, storeId, client) => keepImport(client, storeId, kind, made),
  );
}

export function useCheckImport(kind: ImportKind, importId: string) {
  return useStoreSend(
    `POST ${listOf(kind)}/{import_id}/checks`,
    { import_id: importId },
    (read, storeId, client) => keepImport(client, storeId, kind, read),
  );
}

export function useRunImport(kind: ImportKind, importId: string) {
  const storeId = useActiveStoreId();
  return useAction<FileImport>(
    (_, idempotencyKey) =>
      api(`POST ${listOf(kind)}/{import_id}/runs`, {
        params: { id: storeId, import_id: importId },
        body: {},
        idempotencyKey,
      }),
    (read, _, client) => keepImport(client, storeId, kind, read),
  );
}

export function useUndoImport(kind: ImportKind, importId: string) {
  const storeId = useActiveStoreId();
  return useAction<FileImport>(
    (_, idempotencyKey) =>
      api(`POST ${listOf(kind)}/{import_id}/undoing`, {
        params: { id: storeId, import_id: importId },
        body: {},
        idempotencyKey,
      }),
    (read, _, client) => keepImport(client, storeId, kind, read),
  );
}

/** Fetches the rows that were not imported, as a file. */
export function useErrorFile(kind: ImportKind, importId: string) {
  const storeId = useActiveStoreId();
  return useAction<void>(async (_, idempotencyKey) => {
    const { url } = await api(`POST ${listOf(kind)}/{import_id}/error-files`, {
      params: { id: storeId, import_id: importId },
      body: {},
      idempotencyKey,
    });
    saveFile(url);
  });
}

/** Fetches the products that a filter leaves, as a file. */
export function useExportProducts() {
  const storeId = useActiveStoreId();
  return useAction(async (body: ProductExportBody, idempotencyKey) => {
    const { url } = await api('POST /marketplace/v1/stores/{id}/product-exports', {
      params: { id: storeId },
      body,
      idempotencyKey,
    });
    saveFile(url);
  });
}

/** Fetches the customers that a filter leaves, as a file. */
export function useExportCustomers() {
  const storeId = useActiveStoreId();
  return useAction(async (body: CustomerExportBody, idempotencyKey) => {
    const { url } = await api('POST /marketplace/v1/stores/{id}/customer-exports', {
      params: { id: storeId },
      body,
      idempotencyKey,
    });
    saveFile(url);
  });
}

/** Fetches a price list as a file. */
export function useExportPrices(price_list_id: string) {
  const storeId = useActiveStoreId();
  return useAction(async (all: boolean, idempotencyKey) => {
    const { url } = await api('POST /marketplace/v1/stores/{id}/price-exports', {
      params: { id: storeId },
      body: { price_list_id, all },
      idempotencyKey,
    });
    saveFile(url);
  });
}

function keepImport(client: QueryClient, storeId: string, kind: ImportKind, read: FileImport): void {
  client.setQueryData(keys.import(storeId, read.id), read);
  void client.invalidateQueries({ queryKey: keys.imports(storeId, kind) });
}
