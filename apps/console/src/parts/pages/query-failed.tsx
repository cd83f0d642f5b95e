import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';

interface QueryFailedProps {
  title?: string;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Why something could not be read, in words, with its number for support and the way to try again. */
export function QueryFailed({ title, error, isFetching, refetch }: QueryFailedProps) {
  return (
    <FailedState
      title={title}
      onRetry={() => void refetch()}
      retrying={isFetching}
      requestId={error instanceof ApiError ? error.requestId : undefined}
    >
      {messageOf(error)}
    </FailedState>
  );
}
