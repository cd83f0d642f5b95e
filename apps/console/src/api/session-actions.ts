import { useMutation } from '@tanstack/react-query';
import { answerInvite } from '#session/answer-invite.ts';
import { createStore } from '#session/create-store.ts';
import { enterStore, type StoreChoice } from '#session/enter-store.ts';
import { keys } from './keys.ts';
import type { InboxInvite, StoreDraftBody } from './types.ts';
import { useAction } from './use-action.ts';

/** 'Go to Store': answers the path to navigate to, or null when the store is no longer one of the user's. */
export function useEnterStore() {
  return useMutation({
    mutationFn: ({ choice, origin }: { choice: StoreChoice; origin?: string }) => enterStore(choice, origin),
  });
}

/** Creates a store and enters it: `{ to, message }`. */
export function useCreateStore() {
  return useAction(
    (draft: StoreDraftBody, idempotencyKey) => createStore(draft, idempotencyKey),
    (_, __, client) => void client.invalidateQueries({ queryKey: keys.start }),
  );
}

/** Accepts or declines an invite and enters its store if it can be: `{ to, message }`. */
export function useAnswerInvite() {
  return useAction(
    ({ invite, accepted }: { invite: InboxInvite; accepted: boolean }, idempotencyKey) =>
      answerInvite(invite, accepted, idempotencyKey),
    (_, __, client) => {
      void client.invalidateQueries({ queryKey: keys.start });
      void client.invalidateQueries({ queryKey: keys.inbox });
    },
  );
}
