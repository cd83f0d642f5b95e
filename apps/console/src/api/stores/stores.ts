import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreAction, useStoreQuery } from '#api/client/store-calls.ts';
import { useAction } from '#api/client/use-action.ts';
import type { Home } from '#api/insights/home.ts';
import type { BodyFor, Start, Store } from '#contract-types.ts';
import { getSession, isAdminLoggedIn, storeChanged, storesLoaded, useSession } from '#session/session.ts';

/** The start call: stores and product types. What it answers is put into the session too. */
export function useStart({ enabled = true, triesOn = false }: StartOptions = {}) {
  const isLoggedIn = useSession(isAdminLoggedIn);
  return useQuery({
    ...startQuery,
    enabled: isLoggedIn && enabled,
    refetchInterval: ({ state }) => triesOn && state.status === 'error' && failedPauseMs,
  });
}

interface StartOptions {
  enabled?: boolean;
  /** Asks again and again where it failed. */
  triesOn?: boolean;
}

const failedPauseMs = 5000;

export const startQuery = queryOptions({
  queryKey: keys.start,
  queryFn: ({ signal }) => loadStart(signal),
});

async function loadStart(signal?: AbortSignal): Promise<Start> {
  const start = await api('GET /marketplace/v1/user/start', { signal, asUser: true });
  storesLoaded(start.stores);
  return start;
}

/** One store; the active one unless another is named (SPEC section 7). */
export function useStore(id?: string) {
  const activeId = useActiveStoreId();
  const storeId = id ?? activeId;
  return useQuery({
    queryKey: keys.store(storeId),
    queryFn: ({ signal }) => api('GET /marketplace/v1/stores/{id}', { params: { id: storeId }, signal }),
    enabled: storeId !== '',
  });
}

export function useUpdateStore() {
  return useStoreChange((id, body: BodyFor<'PUT /marketplace/v1/stores/{id}/update'>) =>
    api('PUT /marketplace/v1/stores/{id}/update', { params: { id }, body }),
  );
}

export function useUpdateSocial() {
  return useStoreChange((id, body: BodyFor<'PUT /marketplace/v1/stores/{id}/update/social'>) =>
    api('PUT /marketplace/v1/stores/{id}/update/social', { params: { id }, body }),
  );
}

export function useUpdateVat() {
  return useStoreChange((id, body: BodyFor<'PUT /marketplace/v1/stores/{id}/update/vat'>) =>
    api('PUT /marketplace/v1/stores/{id}/update/vat', { params: { id }, body }),
  );
}

interface Upload {
  file: File;
  /** Told the share that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

export function useSetLogo() {
  return useStoreChange((id, upload: Upload, idempotencyKey) =>
    api('POST /marketplace/v1/stores/{id}/logo', {
      params: { id },
      body: { store_id: id },
      idempotencyKey,
      ...upload,
    }),
  );
}

export function useRemoveLogo() {
  return useStoreChange<void>((id) => api('DELETE /marketplace/v1/stores/{id}/logo', { params: { id } }));
}

/** How far the store is set up; home shows it too, and asks for all in one. */
export function useOverview() {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/overview', { key: keys.overview });
}

/** Skips a step of the set-up guide, or hides the guide; home follows at once. */
export function useChangeGuide() {
  return useStoreAction(
    'PUT /marketplace/v1/stores/{id}/guide',
    (body: BodyFor<'PUT /marketplace/v1/stores/{id}/guide'>) => ({ body }),
    (guide, storeId, client) => {
      client.setQueryData<Home>(keys.home(storeId), (home) =>
        home?.set_up ? { ...home, set_up: { ...home.set_up, guide } } : home,
      );
    },
  );
}

/** Takes the store live; the answer says what a buyer would still miss. */
export function useGoLive() {
  return useStoreAction(
    'PUT /marketplace/v1/stores/{id}/mode/live',
    () => ({}),
    async ({ mode }, storeId, client) => {
      patchStore(storeId, { mode }, client);
      await client.invalidateQueries({ queryKey: keys.store(storeId) });
    },
  );
}

/** Starts the enterprise trial of the account behind the store. */
export function useStartTrial() {
  return useStoreAction(
    'PUT /marketplace/v1/stores/{id}/trial/start',
    () => ({}),
    async ({ account }, storeId, client) => {
      patchStore(storeId, { account }, client);
      await client.invalidateQueries({ queryKey: keys.start });
    },
  );
}

/** Closes a store; rejects with `sign_in_again` when it must be confirmed first. 30 days to reopen. */
export function useCloseStore() {
  return useMutation({
    mutationFn: (id: string) => api('DELETE /marketplace/v1/stores/{id}', { params: { id } }),
    onSuccess: async (_, id, __, { client }) => {
      dropStore(id, client);
      await client.invalidateQueries({ queryKey: keys.start });
      await client.invalidateQueries({ queryKey: keys.closedStores });
    },
  });
}

export function useClosedStores() {
  return useQuery({
    queryKey: keys.closedStores,
    queryFn: ({ signal }) => api('GET /marketplace/v1/stores/closed', { signal }),
  });
}

export function useReopenStore() {
  return useMutation({
    mutationFn: (id: string) => api('DELETE /marketplace/v1/stores/{id}/closure', { params: { id } }),
    onSuccess: async (_, __, ___, { client }) => {
      await client.invalidateQueries({ queryKey: keys.start });
      await client.invalidateQueries({ queryKey: keys.closedStores });
    },
  });
}

/** Whether a sub-domain can be had; asks nothing while the label is empty. */
export function useSubDomainCheck(label: string) {
  return useQuery({
    queryKey: keys.subDomain(label),
    queryFn: ({ signal }) => api('GET /marketplace/v1/sub-domains/{label}', { params: { label }, signal }),
    enabled: label !== '',
  });
}

/** A change of the active store that answers the changed store: the session and the cache show it at once. */
function useStoreChange<Variables>(
  act: (storeId: string, variables: Variables, idempotencyKey: string) => Promise<Store>,
) {
  const storeId = useActiveStoreId();
  return useAction(
    (variables: Variables, idempotencyKey) => act(storeId, variables, idempotencyKey),
    (store: Store, _, client) => {
      showChangedStore(store, client);
      showAnswer(client, keys.store(store.id), store);
      void client.invalidateQueries({ queryKey: keys.home(store.id) });
      // Its shop says what the store is called, and in which languages.
      void client.invalidateQueries({ queryKey: keys.storefront(store.id) });
    },
  );
}

/** The session and the list of stores show a changed store at once. */
export function showChangedStore(store: Store, client: QueryClient): void {
  // A start call that is on its way may still know the store as it was.
  void client.cancelQueries({ queryKey: keys.start });
  storeChanged(store);
  client.setQueryData<Start>(
    keys.start,
    (start) =>
      start && { ...start, stores: start.stores.map((known) => (known.id === store.id ? store : known)) },
  );
}

/** A store in which one no longer works is gone from the lists before the screen changes, and from the session. */
export function dropStore(storeId: string, client: QueryClient): void {
  const others = (stores: readonly Store[]) => stores.filter((store) => store.id !== storeId);
  void client.cancelQueries({ queryKey: keys.start });
  client.setQueryData<Start>(keys.start, (start) => start && { ...start, stores: others(start.stores) });
  storesLoaded(others(getSession().stores));
}

function patchStore(storeId: string, patch: Partial<Store>, client: QueryClient): void {
  const known = getSession().stores.find((store) => store.id === storeId);
  if (known) showChangedStore({ ...known, ...patch }, client);
}
