import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows what a save has answered. A read of the same that is on its way may know it as it was before, or as somebody else has changed
 * it since: it is given up, and the thing is read once more.
 */
export function showAnswer(client: QueryClient, queryKey: QueryKey, answer: unknown): void {
  const isBeingRead = client.isFetching({ queryKey, exact: true }) > 0;
  client.setQueryData(queryKey, answer);
  if (isBeingRead) void client.invalidateQueries({ queryKey, exact: true });
}
