import { DEFAULT_PER_PAGE } from '@sokoni/rules/lists/page-window';
import { useState } from 'react';
import {
  type FileImport,
  type ImportedRow,
  type ImportKind,
  imagesOf,
  isGoingOn,
  useImportedRows,
} from '#api/catalogue/imports.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayImport } from '#sentences/products/imports.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { type Column, Table, TableSkeleton } from '#ui/layout/table.tsx';
import type { ImportProps } from './import-kinds.ts';
import styles from './imports.module.css';

type Level = 'error' | 'warning' | 'change';

const texts = {
  error: { none: 'rows.noErrors', caption: 'rows.withErrors', header: 'rows.error' },
  warning: { none: 'rows.noWarnings', caption: 'rows.withWarnings', header: 'rows.warning' },
  change: { none: 'rows.noChanges', caption: 'rows.withChanges', header: 'rows.change' },
} as const;

/** What is shown first: what asks for something, else what would change. */
function firstLevel({ check, run }: FileImport): Level {
  const { wrong_rows = 0, warned_rows = 0, changed_rows = 0 } = check?.result ?? {};
  if (wrong_rows > 0 || (run?.failed ?? 0) > 0) return 'error';
  if (warned_rows > 0) return 'warning';
  return changed_rows > 0 ? 'change' : 'error';
}

/** Row by row what was found, as the file counts its rows. */
export function RowsCard({ read, of }: ImportProps) {
  const found = read.check?.result ?? {};
  const [level, setLevel] = useState(() => firstLevel(read));
  const [page, setPage] = useState(1);
  const since = [read.check, read.run, imagesOf(read)].map((job) => `${job?.id}${job?.failed}`).join();
  const rows = useImportedRows(of.kind, read.id, { page, limit: DEFAULT_PER_PAGE, level }, since);
  const columns = columnsFor(level, of.kind);
  const isQuiet = found.wrong_rows === 0 && found.warned_rows === 0 && found.changed_rows === 0;
  const hasNone = isQuiet && !imagesOf(read) && !isGoingOn(read);
  if (hasNone && (read.run?.failed ?? 0) === 0) return null;
  return (
    <Card
      title={sayImport('rows.title')}
      actions={
        <Segmented
          label={sayImport('rows.show')}
          hideLabel
          options={[
            { value: 'error', label: sayImport('rows.errors') },
            { value: 'warning', label: sayImport('rows.warnings') },
            { value: 'change', label: sayImport('rows.changes') },
          ]}
          value={level}
          onChange={(next) => {
            setLevel(next);
            setPage(1);
          }}
        />
      }
      flush
    >
      {rows.error ? (
        <FailedState onRetry={rows.reload} retrying={rows.isFetching} requestId={rows.requestId}>
          {rows.error}
        </FailedState>
      ) : rows.isLoading ? (
        <TableSkeleton columns={columns} lines={5} />
      ) : rows.items.length === 0 ? (
        <Muted className={styles.none}>{sayImport(texts[level].none)}</Muted>
      ) : (
        <>
          <Table
            caption={sayImport(texts[level].caption)}
            columns={columns}
            rows={rows.items}
            rowKey={({ row }) => String(row)}
          />
          {rows.total > DEFAULT_PER_PAGE && (
            <ListPages
              label={sayImport('rows.pages')}
              page={page}
              perPage={DEFAULT_PER_PAGE}
              total={rows.total}
              rows={rows.items.length}
              onPage={setPage}
            />
          )}
        </>
      )}
    </Card>
  );
}

function columnsFor(level: Level, kind: ImportKind): readonly Column<ImportedRow>[] {
  return [
    {
      header: sayImport('rows.row'),
      width: '5rem',
      phone: 'aside',
      cell: ({ row }) => <RowNumber row={row} />,
    },
    {
      header: sayImport(`rows.item.${kind}`),
      phone: 'title',
      width: '30%',
      cell: ({ name }) => <span className={styles.cell}>{name || '–'}</span>,
    },
    {
      header: sayImport(texts[level].header),
      hideHeader: true,
      cell: ({ errors, warnings, changes }) => (
        <ul className={styles.messages}>
          {{ error: errors, warning: warnings, change: changes }[level].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ),
    },
  ];
}

/** On a phone no header says what the number is. */
function RowNumber({ row }: { row: number }) {
  return richText(
    sayImport.rich('rows.numbered', {
      row: String(row),
      word: (words) => <span className={styles.rowWord}>{words}</span>,
    }),
  );
}
