import type { recordWords } from '@sokoni/messages/en/shell/frame';
import { Link } from 'react-router';
import { isFailure } from '#api/client/api-error.ts';
import { sayRecord } from '#sentences/frame/records.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { QueryFailed } from './query-failed.tsx';

type NounOf<Key> = Key extends `missing.${infer Noun}` ? Exclude<Noun, 'why'> : never;
type RecordNoun = NounOf<keyof typeof recordWords>;

interface RecordFailedProps {
  /** What it would be. */
  noun: RecordNoun;
  /** Where the others are listed, and what the link is called. */
  list: { to: string; label: string };
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** In place of a record that is not there, or that did not come. */
export function RecordFailed({ noun, list, ...query }: RecordFailedProps) {
  return (
    <Card>
      {isFailure(query.error, 'not_found') || isFailure(query.error, 'invalid_fields') ? (
        <EmptyState
          drawing="not_found"
          title={sayRecord(`missing.${noun}`)}
          action={
            <Link to={list.to} className={buttonClass()}>
              {list.label}
            </Link>
          }
        >
          {sayRecord('missing.why')}
        </EmptyState>
      ) : (
        <QueryFailed {...query} />
      )}
    </Card>
  );
}
