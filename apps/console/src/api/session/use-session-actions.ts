import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';
import { useAction } from '#api/client/use-action.ts';
import type { InboxInvite, StoreDraftBody } from '#contract-types.ts';
import { answerInvite } from './answer-invite.ts';
import { createStore } from './create-store.ts';
import { enterStore, type StoreChoice } from './enter-store.ts';

/** 'Go to Store': answers the path to navigate to, or null when the store is no longer one of the user's. */
export function useEnterStore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ choice, origin }: { choice: StoreChoice; origin?: string | undefined }) =>
      enterStore(client, choice, origin),
  });
}

/** Creates a store and enters it: `{ to, message }`. */
export function useCreateStore() {
  const client = useQueryClient();
  return useAction(
    (draft: StoreDraftBody, idempotencyKey) => createStore(client, draft, idempotencyKey),
    () => void client.invalidateQueries({ queryKey: keys.start }),
  );
}

/** Accepts or declines an invite and enters its store if it can be: `{ to, message }`. */
export function useAnswerInvite() {
  const client = useQueryClient();
  return useAction(
    ({ invite, accepted }: { invite: InboxInvite; accepted: boolean }, idempotencyKey) =>
      answerInvite(client, invite, accepted, idempotencyKey),
    () => {
      void client.invalidateQueries({ queryKey: keys.start });
      void client.invalidateQueries({ queryKey: keys.inbox });
    },
  );
}
