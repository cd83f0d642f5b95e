import { DownloadIcon } from 'lucide-react';
import { useErrorFile, useRunImport } from '#api/catalogue/imports.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { sayImport } from '#sentences/products/imports.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/layout.tsx';
import type { ImportProps } from './import-kinds.ts';
import { stockSentence } from './import-text.ts';
import styles from './imports.module.css';

/** The third step: what the file would do, and the button that does it. */
export function ReportCard({ read, of, onSetUp }: ImportProps & { onSetUp: () => void }) {
  const run = useRunImport(of.kind, read.id);
  const errorFile = useErrorFile(of.kind, read.id);
  const found = read.check?.result ?? {};
  const {
    created = 0,
    updated = 0,
    removed = 0,
    same = 0,
    skipped = 0,
    refused = 0,
    refused_rows = 0,
  } = found;
  const toDo = created + updated + removed;
  const stock = stockSentence(read);
  const figures = [
    { term: sayImport('report.new'), value: created },
    { term: sayImport('report.updated'), value: updated },
    ...(removed > 0 ? [{ term: sayImport('report.removed'), value: removed }] : []),
    { term: sayImport('report.unchanged'), value: same },
    ...(skipped > 0 ? [{ term: sayImport('report.skipped'), value: skipped }] : []),
    { term: sayImport('report.withErrors'), value: refused, isBad: refused > 0 },
  ];
  const fail = { onError: (error: unknown) => showFailure(error) };
  return (
    <Card title={sayImport('report.title')} description={sayImport('report.description')}>
      <dl className={styles.figures}>
        {figures.map(({ term, value, isBad }) => (
          <div key={term} className={styles.figure} data-bad={isBad || undefined}>
            <dt>{term}</dt>
            <dd>{countText(value)}</dd>
          </div>
        ))}
      </dl>
      {stock && <p className={styles.note}>{stock}</p>}
      {refused > 0 && (
        <p className={styles.note}>
          {sayImport(`report.refused.${of.kind}`, { count: refused, rows: refused_rows })}
        </p>
      )}
      <Row justify="end" className={styles.buttons}>
        <Button variant="quiet" onClick={onSetUp}>
          {sayImport('report.settings')}
        </Button>
        {refused > 0 && (
          <Button
            icon={<DownloadIcon size={18} />}
            busy={errorFile.isPending}
            onClick={() => errorFile.mutate(undefined, fail)}
          >
            {sayImport('report.errorFile')}
          </Button>
        )}
        {toDo > 0 && (
          <Button variant="primary" busy={run.isPending} onClick={() => run.mutate(undefined, fail)}>
            {sayImport(`report.import.${of.kind}`, { count: toDo })}
          </Button>
        )}
      </Row>
      {toDo === 0 && (
        <p className={styles.note}>
          {sayImport(refused > 0 ? `report.allWrong.${of.kind}` : 'report.allSame')}
        </p>
      )}
    </Card>
  );
}
