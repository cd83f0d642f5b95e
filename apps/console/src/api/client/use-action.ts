import { type QueryClient, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { intentKeys } from './intent-key.ts';

/**
 * A mutation whose call carries an idempotency key: pressing the button again after a lost answer repeats the key, so
 * that nothing happens twice. It shows nothing; `mutateAsync` rejects with the ApiError.
 */
export function useAction<Data, Variables = void>(
  act: (variables: Variables, idempotencyKey: string) => Promise<Data>,
  onSuccess?: (data: Data, variables: Variables, client: QueryClient) => unknown,
): UseMutationResult<Data, Error, Variables> {
  const [keys] = useState(() => intentKeys());
  return useMutation({
    mutationFn: (variables: Variables) => act(variables, keys.keyFor(variables)),
    onSuccess: async (data, variables, _, { client }) => {
      keys.ended();
      await onSuccess?.(data, variables, client);
    },
    onError: (error) => keys.ended(error),
  });
}
