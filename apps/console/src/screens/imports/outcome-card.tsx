import { isJobOpen } from '@sokoni/rules/stores/store-job';
import { DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type FileImport,
  type ImportKind,
  imagesOf,
  useErrorFile,
  useRunImport,
  useUndoImport,
} from '#api/catalogue/imports.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { JobProgress } from '#parts/jobs/job-progress.tsx';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import type { ImportProps } from './import-kinds.ts';
import { counted, sentenceOf } from './import-text.ts';

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
                    Continue
                  </Button>
                )}
                {(state === 'done' || state === 'stopped') && changed > 0 && (
                  <Button size="sm" busy={undoing.isPending} onClick={() => setAsksToUndo(true)}>
                    Undo import…
                  </Button>
                )}
                {state === 'done' && (
                  <Link to={of.list} className={buttonClass({ size: 'sm', variant: 'primary' })}>
                    View {of.noun[1]}
                  </Link>
                )}
              </>
            }
          />
        )}
        {images && (
          <JobProgress
            job={images}
            title={isJobOpen(images.state) ? 'Downloading pictures' : 'Pictures'}
            noun={['picture', 'pictures']}
            ending={imageSentence(images)}
          />
        )}
        {undo && (
          <JobProgress
            job={undo}
            title={isJobOpen(undo.state) ? 'Undoing the import' : 'Import undone'}
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
        title="Undo this import?"
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
      [updated, 'updated'],
      [refused, 'skipped with errors'],
    ],
    'Nothing changed.',
  );
  return state === 'cancelled' ? `Stopped: ${done}` : done;
}

function imageSentence({ done, failed }: Ended): string {
  return failed > 0
    ? `${counted(done, 'picture')} downloaded, ${counted(failed, 'picture')} skipped: see the warnings below.`
    : `${counted(done, 'picture')} downloaded.`;
}

function undoSentence({ state, result }: Ended, kind: ImportKind): string {
  const { removed = 0, archived = 0, restored = 0, kept = 0 } = result;
  const done = sentenceOf(
    [
      [removed, 'deleted'],
      [archived, 'archived, because they have stock history'],
      [restored, 'restored'],
      [
        kept,
        kind === 'product'
          ? 'kept fully or partly, because they were edited or counted since'
          : 'kept fully or partly, because they were edited since or are in use',
      ],
    ],
    'There was nothing to undo.',
  );
  return state === 'cancelled' ? `Stopped: ${done}` : done;
}
