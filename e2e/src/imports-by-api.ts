import type { Calls } from '@sokoni/contract/calls';
import { call } from './api.ts';

type Imported =
  Calls[`GET /marketplace/v1/stores/{id}/${'product' | 'customer'}-imports/{import_id}`]['data'];

/** A store and who works in it. */
export interface Shop {
  url: string;
  token: string;
  storeId: string;
  /** What is imported there; products where nothing is said. */
  kind?: 'product' | 'customer';
}

/** Brings a file; nothing is imported yet. */
export async function uploadFile(
  { url, token, storeId, kind = 'product' }: Shop,
  text: string,
  id?: string,
): Promise<Imported> {
  const form = new FormData();
  form.set('payload', JSON.stringify({ id, file_name: 'goods.csv' }));
  form.set('file', new Blob([text], { type: 'text/csv' }), 'goods.csv');
  const address = `${url.replace('localhost', '127.0.0.1')}/marketplace/v1/stores/${storeId}/${kind}-imports`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-client-id': 'sokoni-console' },
    body: form,
  });
  const answer = (await response.json()) as { message: string; data: Imported };
  if (response.status !== 200) throw new Error(answer.message);
  return answer.data;
}

/** Starts the dry run with what the headers were taken for. */
export async function startCheck(
  { url, token, storeId, kind = 'product' }: Shop,
  { id, mapping }: Imported,
): Promise<void> {
  const started = await call(url, `POST /marketplace/v1/stores/{id}/${kind}-imports/{import_id}/checks`, {
    token,
    params: { id: storeId, import_id: id },
    body: { mapping },
  });
  if (started.status !== 200) throw new Error(started.message);
}

export async function startRun(
  { url, token, storeId, kind = 'product' }: Shop,
  importId: string,
): Promise<void> {
  const started = await call(url, `POST /marketplace/v1/stores/{id}/${kind}-imports/{import_id}/runs`, {
    token,
    params: { id: storeId, import_id: importId },
    body: {},
  });
  if (started.status !== 200) throw new Error(started.message);
}

export async function startUndo(
  { url, token, storeId, kind = 'product' }: Shop,
  importId: string,
): Promise<void> {
  const started = await call(url, `POST /marketplace/v1/stores/{id}/${kind}-imports/{import_id}/undoing`, {
    token,
    params: { id: storeId, import_id: importId },
    body: {},
  });
  if (started.status !== 200) throw new Error(started.message);
}

export async function readImport(
  { url, token, storeId, kind = 'product' }: Shop,
  importId: string,
): Promise<Imported> {
  const { data } = await call(url, `GET /marketplace/v1/stores/{id}/${kind}-imports/{import_id}`, {
    token,
    params: { id: storeId, import_id: importId },
  });
  return data;
}

/** Looks until the import stands so. */
export async function untilState(shop: Shop, importId: string, state: Imported['state']): Promise<Imported> {
  for (;;) {
    const read = await readImport(shop, importId);
    if (read.state === state) return read;
    const ended = [read.check, read.run, read.undo].find((job) => job?.state === 'failed');
    if (ended) throw new Error(`${ended.kind}: ${ended.problem}`);
    await new Promise((soon) => setTimeout(soon, 200));
  }
}
