import type { ReactNode } from 'react';
import { isFailure } from '#api/client/api-error.ts';
import { useConfirmItIsYou } from '#parts/sign-in/confirm-identity.tsx';

/**
 * For a step that the server takes only from who has just signed in (`sign_in_again`): asks who it is, then takes the
 * step again. Render `dialog`; while it stands, hide whatever else asks something.
 */
export function useGraveStep(): {
  take: <Answer>(step: () => Promise<Answer>) => Promise<Answer | null>;
  dialog: ReactNode;
} {
  const { ask, dialog } = useConfirmItIsYou();

  /** Answers null when the person did not confirm. */
  async function take<Answer>(step: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await step();
    } catch (error) {
      if (!isFailure(error, 'sign_in_again')) throw error;
    }
    return (await ask()) ? step() : null;
  }

  return { take, dialog };
}
