import { DownloadIcon } from 'lucide-react';
import { useErrorFile, useRunImport } from '#api/catalogue/imports.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/layout.tsx';
import type { ImportProps } from './import-kinds.ts';
import { counted, stockSentence } from './import-text.ts';
import styles from './imports.module.css';

/** The third step: what the file would do, and the button that does it. */
export function ReportCard({ read, of, onSetUp }: ImportProps & { onSetUp: () => void }) {
  const run = useRunImport(of.kind, read.id);
  const errorFile = useErrorFile(of.kind, read.id);
  const found = read.check?.result ?? {};
  const { created = 0, updated = 0, same = 0, skipped = 0, refused = 0, refused_rows = 0 } = found;
  const toDo = created + updated;
  const stock = stockSentence(read);
  const figures = [
    { term: 'New', value: created },
    { term: 'Updated', value: updated },
    { term: 'Unchanged', value: same },
    ...(skipped > 0 ? [{ term: 'Skipped', value: skipped }] : []),
    { term: 'With errors', value: refused, isBad: refused > 0 },
  ];
  const fail = { onError: (error: unknown) => showFailure(error) };
  return (
    <Card title="Review import" description="Nothing is imported yet.">
      <dl className={styles.figures}>
        {figures.map(({ term, value, isBad }) => (
          <div key={term} className={styles.figure} data-bad={isBad || undefined}>
            <dt>{term}</dt>
            <dd>{new Intl.NumberFormat('en').format(value)}</dd>
          </div>
        ))}
      </dl>
      {stock && <p className={styles.note}>{stock}</p>}
      {refused > 0 && (
        <p className={styles.note}>
          {counted(refused, of.noun[0])} ({counted(refused_rows, 'row')}) will be skipped. Download those
          rows, correct them and import them afterwards, or correct the whole file and upload it again.
        </p>
      )}
      <Row justify="end" className={styles.buttons}>
        <Button variant="quiet" onClick={onSetUp}>
          Change settings
        </Button>
        {refused > 0 && (
          <Button
            icon={<DownloadIcon size={18} />}
            busy={errorFile.isPending}
            onClick={() => errorFile.mutate(undefined, fail)}
          >
            Download rows with errors
          </Button>
        )}
        {toDo > 0 && (
          <Button variant="primary" busy={run.isPending} onClick={() => run.mutate(undefined, fail)}>
            Import {counted(toDo, of.noun[0])}
          </Button>
        )}
      </Row>
      {toDo === 0 && (
        <p className={styles.note}>
          There is nothing to import:{' '}
          {refused > 0 ? `every changed ${of.noun[0]} has an error.` : 'everything is already up to date.'}
        </p>
      )}
    </Card>
  );
}
