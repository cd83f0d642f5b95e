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
import { sayImport } from '#sentences/products/imports.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import type { ImportProps } from './import-kinds.ts';
import { sentenceOf } from './import-text.ts';

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
  const { created = 0, updated = 0, removed = 0 } = run?.result ?? {};
  const changed = created + updated + removed;
  return (
    <Card>
      <Stack gap={6}>
        {run && (
          <JobProgress
            job={run}
            title={sayImport(isJobOpen(run.state) ? `run.going.${of.kind}` : `run.ended.${of.kind}`)}
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
                    {sayImport('report.errorFile')}
                  </Button>
                )}
                {state === 'stopped' && (
                  <Button size="sm" busy={again.isPending} onClick={() => again.mutate(undefined, fail)}>
                    {sayImport('run.continue')}
                  </Button>
                )}
                {(state === 'done' || state === 'stopped') && changed > 0 && (
                  <Button size="sm" busy={undoing.isPending} onClick={() => setAsksToUndo(true)}>
                    {sayImport('run.undo')}
                  </Button>
                )}
                {state === 'done' && (
                  <Link to={of.list} className={buttonClass({ size: 'sm', variant: 'primary' })}>
                    {sayImport(`run.view.${of.kind}`)}
                  </Link>
                )}
              </>
            }
          />
        )}
        {images && (
          <JobProgress
            job={images}
            title={isJobOpen(images.state) ? sayImport('images.going') : sayImport('images.ended')}
            ending={imageSentence(images)}
          />
        )}
        {undo && (
          <JobProgress
            job={undo}
            title={isJobOpen(undo.state) ? sayImport('undo.going') : sayImport('undo.ended')}
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
        title={sayImport('undo.ask')}
        confirmLabel={sayImport('undo.confirm')}
        danger
      >
        {sayImport(`undo.what.${of.kind}`)}
      </ConfirmModal>
    </Card>
  );
}

type Ended = Pick<NonNullable<FileImport['run']>, 'state' | 'result' | 'done' | 'failed'>;

function runSentence({ state, result }: Ended, refused: number): string {
  const { created = 0, updated = 0, removed = 0 } = result;
  const done = sentenceOf(
    [
      [created, 'created'],
      [updated, 'updated'],
      [removed, 'removed'],
      [refused, 'refused'],
    ],
    'parts.nothing',
  );
  return state === 'cancelled' ? sayImport('parts.stopped', { ending: done }) : done;
}

function imageSentence({ done, failed }: Ended): string {
  return failed > 0 ? sayImport('images.partly', { done, failed }) : sayImport('images.done', { done });
}

const keptParts = { product: 'keptProduct', customer: 'keptCustomer', price: 'keptPrice' } as const;

function undoSentence({ state, result }: Ended, kind: ImportKind): string {
  const { removed = 0, archived = 0, restored = 0, kept = 0 } = result;
  const done = sentenceOf(
    [
      [removed, 'removed'],
      [archived, 'archived'],
      [restored, 'restored'],
      [kept, keptParts[kind]],
    ],
    'parts.nothingToUndo',
  );
  return state === 'cancelled' ? sayImport('parts.stopped', { ending: done }) : done;
}
