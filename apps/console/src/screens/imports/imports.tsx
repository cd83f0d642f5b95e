import { DEFAULT_PER_PAGE } from '@sokoni/rules/lists/page-window';
import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { type ImportLine, useImports } from '#api/catalogue/imports.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { sayImport } from '#sentences/products/imports.ts';
import { Badge } from '#ui/display/badge.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { type Column, Table, TableSkeleton } from '#ui/layout/table.tsx';
import { ChooseFile } from './choose-file.tsx';
import { customerImports, type KindOfImport, priceImportsInto, productImports } from './import-kinds.ts';
import { stateTones } from './import-text.ts';
import styles from './imports.module.css';

const columnsOf = ({ importOf }: KindOfImport, dates: StoreDates): readonly Column<ImportLine>[] => [
  {
    header: sayImport('list.file'),
    phone: 'title',
    cell: ({ id, file_name }) => (
      <Link to={importOf(id)} className={styles.file}>
        {file_name}
      </Link>
    ),
  },
  {
    header: sayImport('list.status'),
    cell: ({ state }) => <Badge tone={stateTones[state]}>{sayImport(`state.${state}`)}</Badge>,
  },
  { header: sayImport('list.by'), cell: ({ created_by }) => created_by || sayImport('list.deletedUser') },
  { header: sayImport('list.date'), cell: ({ created_at }) => dates.moment(created_at) },
];

export function ProductImportsScreen() {
  return <ImportsScreen of={productImports} />;
}

export function CustomerImportsScreen() {
  return <ImportsScreen of={customerImports} />;
}

export function PriceImportsScreen() {
  const { list = '' } = useParams();
  return <ImportsScreen of={priceImportsInto(list)} />;
}

/** Brings products, customers or prices from a file, and shows the files that were brought before. */
function ImportsScreen({ of }: { of: KindOfImport }) {
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const columns = columnsOf(of, useStoreDates());
  const imports = useImports(of.kind, { page, limit: DEFAULT_PER_PAGE }, of.into);
  return (
    <Page>
      <PageHeader
        back={<BackLink to={of.list} />}
        title={sayImport(`list.title.${of.kind}`)}
        description={sayImport('list.description')}
      />
      <Stack gap={6}>
        <ChooseFile of={of} onMade={(id) => navigate(of.importOf(id))} />
        <Card title={sayImport('list.history')} flush>
          {imports.error ? (
            <FailedState onRetry={imports.reload} retrying={imports.isFetching} requestId={imports.requestId}>
              {imports.error}
            </FailedState>
          ) : imports.isLoading ? (
            <TableSkeleton columns={columns} lines={3} />
          ) : imports.items.length === 0 ? (
            <Muted className={styles.none}>{sayImport('list.none')}</Muted>
          ) : (
            <>
              <Table
                caption={sayImport('list.history')}
                columns={columns}
                rows={imports.items}
                rowKey={({ id }) => id}
              />
              {imports.total > DEFAULT_PER_PAGE && (
                <ListPages
                  label={sayImport('list.pages')}
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
