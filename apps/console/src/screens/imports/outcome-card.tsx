import { isJobOpen } from '@sokoni/rules/store-job';
import { useState } from 'react';
import { Link } from 'react-router';
import { type ProductImport, useErrorFile, useRunImport, useUndoImport } from '#api/product-imports.ts';
import { showFailure } from '#parts/checked-form.ts';
import { JobProgress } from '#parts/job-progress.tsx';
import { paths } from '#paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DownloadIcon } from '#ui/icons-more.tsx';
import { Stack } from '#ui/layout.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { counted, sentenceOf } from './import-words.ts';

const products = ['product', 'products'] as const;

/** The last step: how far the import is, how it ended, and the way back. */
export function OutcomeCard({ read }: { read: ProductImport }) {
  const [asksToUndo, setAsksToUndo] = useState(false);
  const { run, images, undo, check, state } = read;
  const again = useRunImport(read.id);
  const undoing = useUndoImport(read.id);
  const errorFile = useErrorFile(read.id);
  const fail = { onError: (error: unknown) => showFailure(error) };
  const refused = (check?.result.refused ?? 0) + (run?.failed ?? 0);
  const changed = (run?.result.created ?? 0) + (run?.result.updated ?? 0);
  return (
    <Card>
      <Stack gap={6}>
        {run && (
          <JobProgress
            job={run}
            title={isJobOpen(run.state) ? 'Importing products' : 'Import of products'}
            noun={products}
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
                  <Link to={paths.products} className={buttonClass({ size: 'sm', variant: 'primary' })}>
                    See products
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
            noun={products}
            ending={undoSentence(undo)}
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
        Products that it added are deleted, or archived when they have stock in the books; what it changed is
        put back. What somebody has changed since then stays as it is.
      </ConfirmModal>
    </Card>
  );
}

type Ended = Pick<NonNullable<ProductImport['run']>, 'state' | 'result' | 'done' | 'failed'>;

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

function undoSentence({ state, result }: Ended): string {
  const { removed = 0, archived = 0, restored = 0, kept = 0 } = result;
  const done = sentenceOf(
    [
      [removed, 'deleted'],
      [archived, 'archived, because their stock stays in the books'],
      [restored, 'put back'],
      [kept, 'kept wholly or in part, because they were changed since'],
    ],
    'Nothing was left to undo.',
  );
  return state === 'cancelled' ? `Stopped: ${done}` : done;
}
