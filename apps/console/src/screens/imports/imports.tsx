import { DEFAULT_PER_PAGE } from '@sokoni/rules/page-window';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type ProductImportRow, useImports } from '#api/product-imports.ts';
import { momentText } from '#parts/dates.ts';
import { ListPages } from '#parts/list-pages.tsx';
import { paths } from '#paths.ts';
import { Page } from '#shell/page.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Muted, Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { type Column, Table, TableSkeleton } from '#ui/table.tsx';
import { ChooseFile } from './choose-file.tsx';
import { stateWords } from './import-words.ts';
import styles from './imports.module.css';

const columns: readonly Column<ProductImportRow>[] = [
  {
    header: 'File',
    phone: 'title',
    cell: ({ id, file_name }) => (
      <Link to={paths.importOfProducts(id)} className={styles.file}>
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

/** Brings products from a file, and shows the files that were brought before. */
export function ImportsScreen() {
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const imports = useImports({ page, limit: DEFAULT_PER_PAGE });
  return (
    <Page>
      <PageHeader
        back={
          <Link to={paths.products} className={backClass}>
            <BackWords />
          </Link>
        }
        title="Import products"
        description="Nothing changes until you have seen what the file would do."
      />
      <Stack gap={6}>
        <ChooseFile onMade={(id) => navigate(paths.importOfProducts(id))} />
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
