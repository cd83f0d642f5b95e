import { isJobOpen } from '@sokoni/rules/store-job';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type FileImport,
  type ImportKind,
  imagesOf,
  useErrorFile,
  useRunImport,
  useUndoImport,
} from '#api/imports.ts';
import { showFailure } from '#parts/checked-form.ts';
import { JobProgress } from '#parts/job-progress.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DownloadIcon } from '#ui/icons-more.tsx';
import { Stack } from '#ui/layout.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import type { ImportProps } from './import-kinds.ts';
import { counted, sentenceOf } from './import-words.ts';

/** The last step: how far the import is, how it ended, and the way back. */
export function OutcomeCard({ read, of }: ImportProps) {
  const [asksToUndo, setAsksToUndo] = useState(false);
  const { run, undo, check, state } = read;
  const images = imagesOf(read);
  const again = useRunImport(of.kind, read.id);
  const undoing = useUndoImport(of.kind, read.id);
  const errorFile = useErrorFile(of.kind, read.id);
  const fail = { onError: (error: unknown) => showFailure(error) };
  const refused = (check?.result.refused ?? 0) + (run?.failed ?? 0);
  const changed = (run?.result.created ?? 0) + (run?.result.updated ?? 0);
  return (
    <Card>
      <Stack gap={6}>
        {run && (
          <JobProgress
            job={run}
            title={isJobOpen(run.state) ? `Importing ${of.noun[1]}` : `Import of ${of.noun[1]}`}
            noun={of.noun}
            ending={runSentence(run, refused)}
            actions={
              <>
                {refused > 0 && (
                  <Button
                    size="sm"
                    icon={<DownloadIcon size={16} />}
                    busy={errorFile.isPending}
                    onClick={() => errorFile.mutate(undefined, fail)}
                  >
                    Download rows with errors
                  </Button>
                )}
                {state === 'stopped' && (
                  <Button size="sm" busy={again.isPending} onClick={() => again.mutate(undefined, fail)}>
                    Go on
                  </Button>
                )}
                {(state === 'done' || state === 'stopped') && changed > 0 && (
                  <Button size="sm" busy={undoing.isPending} onClick={() => setAsksToUndo(true)}>
                    Undo import…
                  </Button>
                )}
                {state === 'done' && (
                  <Link to={of.list} className={buttonClass({ size: 'sm', variant: 'primary' })}>
                    See {of.noun[1]}
                  </Link>
                )}
              </>
            }
          />
        )}
        {images && (
          <JobProgress
            job={images}
            title={isJobOpen(images.state) ? 'Fetching pictures' : 'Pictures of the file'}
            noun={['picture', 'pictures']}
            ending={imageSentence(images)}
          />
        )}
        {undo && (
          <JobProgress
            job={undo}
            title={isJobOpen(undo.state) ? 'Undoing the import' : 'Undo of the import'}
            noun={of.noun}
            ending={undoSentence(undo, of.kind)}
          />
        )}
      </Stack>
      <ConfirmModal
        open={asksToUndo}
        onCancel={() => setAsksToUndo(false)}
        onConfirm={() => {
          setAsksToUndo(false);
          undoing.mutate(undefined, fail);
        }}
        title="Undo the whole import?"
        confirmLabel="Undo import"
        danger
      >
        {of.undoing}
      </ConfirmModal>
    </Card>
  );
}

type Ended = Pick<NonNullable<FileImport['run']>, 'state' | 'result' | 'done' | 'failed'>;

function runSentence({ state, result }: Ended, refused: number): string {
  const { created = 0, updated = 0 } = result;
  const done = sentenceOf(
    [
      [created, 'added'],
      [updated, 'changed'],
      [refused, 'left out for their errors'],
    ],
    'Nothing was changed.',
  );
  return state === 'cancelled' ? `Stopped: ${done}` : done;
}

function imageSentence({ done, failed }: Ended): string {
  return failed > 0
    ? `${counted(done, 'picture')} fetched, ${counted(failed, 'picture')} left out: see the warnings below.`
    : `${counted(done, 'picture')} fetched.`;
}

function undoSentence({ state, result }: Ended, kind: ImportKind): string {
  const { removed = 0, archived = 0, restored = 0, kept = 0 } = result;
  const done = sentenceOf(
    [
      [removed, 'deleted'],
      [archived, 'archived, because their stock stays in the books'],
      [restored, 'put back'],
      [
        kept,
        kind === 'product'
          ? 'kept wholly or in part, because they were changed or counted since'
          : 'kept wholly or in part, because they were changed since or something depends on them',
      ],
    ],
    'Nothing was left to undo.',
  );
  return state === 'cancelled' ? `Stopped: ${done}` : done;
}
