import type { QueryClient } from '@tanstack/react-query';
import { apiEnvelope } from '#api/client/client.ts';
import type { StoreDraftBody } from '#contract-types.ts';
import { enterWithNewToken } from './enter-store.ts';

/**
 * SPEC section 4 "Store creation": the store is created, the token refreshed, and the new store selected by its id.
 * Answers the server's message, and where to go (null if the store could not be entered).
 */
export async function createStore(
  client: QueryClient,
  body: StoreDraftBody,
  idempotencyKey: string,
): Promise<{ to: string | null; message: string }> {
  const answer = await apiEnvelope('POST /marketplace/v1/stores/create', { body, idempotencyKey });
  return { to: await enterWithNewToken(client, { id: answer.data.id }), message: answer.message };
}
