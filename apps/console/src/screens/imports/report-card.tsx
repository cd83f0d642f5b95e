import { useErrorFile, useRunImport } from '#api/imports.ts';
import { showFailure } from '#parts/checked-form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DownloadIcon } from '#ui/icons-more.tsx';
import { Row } from '#ui/layout.tsx';
import type { ImportProps } from './import-kinds.ts';
import { counted, stockSentence } from './import-words.ts';
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
    { term: 'Changed', value: updated },
    { term: 'As they are', value: same },
    ...(skipped > 0 ? [{ term: 'Left out', value: skipped }] : []),
    { term: 'With errors', value: refused, isBad: refused > 0 },
  ];
  const fail = { onError: (error: unknown) => showFailure(error) };
  return (
    <Card title="What this file would do" description="Nothing is imported yet.">
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
          {counted(refused, of.noun[0])} ({counted(refused_rows, 'row')}) will be left out. Download those
          rows, correct them, and import that file after this one; or correct the whole file and choose it
          again.
        </p>
      )}
      <Row justify="end" className={styles.buttons}>
        <Button variant="quiet" onClick={onSetUp}>
          Change columns and choices
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
          {refused > 0
            ? `every ${of.noun[0]} that would change has an error.`
            : 'everything is as the file says already.'}
        </p>
      )}
    </Card>
  );
}
