import { DEFAULT_PER_PAGE } from '@sokoni/rules/page-window';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type ImportLine, useImports } from '#api/imports.ts';
import { momentText } from '#parts/dates.ts';
import { ListPages } from '#parts/list-pages.tsx';
import { Page } from '#shell/page.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Muted, Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { type Column, Table, TableSkeleton } from '#ui/table.tsx';
import { ChooseFile } from './choose-file.tsx';
import { customerImports, type KindOfImport, productImports } from './import-kinds.ts';
import { stateWords } from './import-words.ts';
import styles from './imports.module.css';

const columnsOf = ({ importOf }: KindOfImport): readonly Column<ImportLine>[] => [
  {
    header: 'File',
    phone: 'title',
    cell: ({ id, file_name }) => (
      <Link to={importOf(id)} className={styles.file}>
        {file_name}
      </Link>
    ),
  },
  {
    header: 'State',
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>,
  },
  { header: 'Brought by', cell: ({ created_by }) => created_by || 'A deleted user' },
  { header: 'When', cell: ({ created_at }) => momentText(created_at) },
];

export function ProductImportsScreen() {
  return <ImportsScreen of={productImports} />;
}

export function CustomerImportsScreen() {
  return <ImportsScreen of={customerImports} />;
}

/** Brings products or customers from a file, and shows the files that were brought before. */
function ImportsScreen({ of }: { of: KindOfImport }) {
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const columns = columnsOf(of);
  const imports = useImports(of.kind, { page, limit: DEFAULT_PER_PAGE });
  return (
    <Page>
      <PageHeader
        back={
          <Link to={of.list} className={backClass}>
            <BackWords />
          </Link>
        }
        title={`Import ${of.noun[1]}`}
        description="Nothing changes until you have seen what the file would do."
      />
      <Stack gap={6}>
        <ChooseFile of={of} onMade={(id) => navigate(of.importOf(id))} />
        <Card title="Earlier imports" flush>
          {imports.error ? (
            <FailedState onRetry={imports.reload} retrying={imports.isFetching} requestId={imports.requestId}>
              {imports.error}
            </FailedState>
          ) : imports.isLoading ? (
            <TableSkeleton columns={columns} lines={3} />
          ) : imports.items.length === 0 ? (
            <Muted className={styles.none}>
              Your imports will be listed here, each with its report and a way back.
            </Muted>
          ) : (
            <>
              <Table
                caption="Earlier imports"
                columns={columns}
                rows={imports.items}
                rowKey={({ id }) => id}
              />
              {imports.total > DEFAULT_PER_PAGE && (
                <ListPages
                  label="Pages of imports"
                  page={page}
                  perPage={DEFAULT_PER_PAGE}
                  total={imports.total}
                  rows={imports.items.length}
                  onPage={setPage}
                />
              )}
            </>
          )}
        </Card>
      </Stack>
    </Page>
  );
}
