import type { BulkEditKind } from '@sokoni/rules/bulk-edit';
import { allows } from '@sokoni/rules/roles';
import { useState } from 'react';
import { Link } from 'react-router';
import { useBulkEdits } from '#api/bulk-edits.ts';
import { useProducts } from '#api/products.ts';
import { useViews } from '#api/views.ts';
import { useFollowed } from '#parts/bulk/use-followed.ts';
import { useSelection } from '#parts/bulk/use-selection.ts';
import list from '#parts/list-card.module.css';
import { useCurrency } from '#parts/money-text.ts';
import { useOpenByCode } from '#parts/use-open-by-code.ts';
import { useScanner } from '#parts/use-scanner.ts';
import { SaveView } from '#parts/views/save-view.tsx';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { CategoryIcon, DownloadIcon, UploadIcon } from '#ui/icons-more.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkEditModal } from './bulk/bulk-edit-modal.tsx';
import { BulkProgress } from './bulk/bulk-progress.tsx';
import { CategoriesModal } from './categories-modal.tsx';
import { ExportProducts } from './export-products.tsx';
import { exampleOfRow } from './labels/label-example.ts';
import { useLabels } from './labels/use-labels.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListMenu } from './list-menu.tsx';
import { callQuery, isNarrowed, wholeList, writeListQuery } from './list-query.ts';
import { ProductTable } from './product-table.tsx';
import { SamplesBar } from './samples-bar.tsx';
import { ListSkeleton } from './skeletons.tsx';
import { useListQuery } from './use-list-query.ts';
import { useSamples } from './use-samples.ts';
import { useSight } from './use-sight.ts';
import { ProductViews } from './views/product-views.tsx';
import { differsFrom, isWorthKeeping, listOf, viewQueryOf } from './views/view-query.ts';

/** What the store sells, with picture, price, stock and readiness in the list itself. */
export function ProductsScreen() {
  const { query, text, setText, change } = useListQuery();
  const roles = useSession(rolesHere);
  const sight = useSight();
  const seesMoney = sight.prices;
  const mayEdit = allows(roles, 'manageProducts');
  const products = useProducts(callQuery(query));
  const views = useViews('products');
  const view = views.find(({ id }) => id === query.view);
  const { page: _, limit: __, sort: ___, ...filter } = callQuery(query);
  const selection = useSelection(filter, products.total);
  const edits = useFollowed(useBulkEdits({ page: 1, limit: 1 }, mayEdit).items[0]);
  const [editing, setEditing] = useState<BulkEditKind | null>(null);
  const [categoriesOpen, setCategoriesOpen] = useState(false);
  const [exportOpen, setExportOpen] = useState(false);
  const origin = { list: writeListQuery(query) };
  const openByCode = useOpenByCode(origin);
  const samples = useSamples();
  const labels = useLabels();
  const currency = useCurrency();
  const sheetOfList = {
    pathname: paths.productSpreadsheet,
    search: writeListQuery({ ...query, page: 1, perPage: wholeList.perPage }),
  };

  function print(): void {
    const shown = products.items.find(selection.has) ?? products.items[0];
    if (!shown) return;
    labels.open({
      name: selection.count === 1 ? shown.title : `${selection.count} products`,
      goods: selection.chosen,
      example: exampleOfRow(shown, currency),
      seesPrices: seesMoney,
    });
  }

  useScanner((code) => void openByCode(code, true));

  const isEmptyStore =
    !products.error && products.total === 0 && query.status === null && !isNarrowed(query) && text === '';
  return (
    <Page width="wide">
      <PageHeader
        title="Products"
        actions={
          <>
            <Button icon={<CategoryIcon size={18} />} onClick={() => setCategoriesOpen(true)}>
              Categories
            </Button>
            {!isEmptyStore && mayEdit && (
              <Button icon={<DownloadIcon size={18} />} onClick={() => setExportOpen(true)}>
                Export
              </Button>
            )}
            {mayEdit && (
              <Link to={paths.importProducts} className={buttonClass()}>
                <UploadIcon size={18} /> Import
              </Link>
            )}
            {!isEmptyStore && mayEdit && <ListMenu sheetPath={sheetOfList} onFollow={edits.follow} />}
            {!isEmptyStore && (
              <Link to={paths.newProduct} state={origin} className={buttonClass({ variant: 'primary' })}>
                <PlusIcon size={18} /> Add product
              </Link>
            )}
          </>
        }
      />
      <SamplesBar samples={samples} />
      {edits.followed && (
        <BulkProgress key={edits.followed.jobId} {...edits.followed} onDismiss={edits.dismiss} />
      )}
      <Card flush>
        {isEmptyStore ? (
          <EmptyState
            drawing="empty_products"
            title="No products yet"
            action={
              <>
                <Link to={paths.newProduct} className={buttonClass({ variant: 'primary' })}>
                  <PlusIcon size={18} /> Add your first product
                </Link>
                {samples.add && (
                  <Button busy={samples.isStarting} onClick={samples.add}>
                    Add sample products
                  </Button>
                )}
              </>
            }
          >
            Everything you sell will be listed here with its picture, price and stock.
          </EmptyState>
        ) : (
          <>
            <ProductViews query={query} views={views} seesMoney={seesMoney} />
            <ListFilters
              query={query}
              text={text}
              onText={setText}
              onChange={change}
              onEnter={(code) => void openByCode(code, false)}
              seesMoney={seesMoney}
              saveView={
                <SaveView
                  kept={{ list: 'products', query: viewQueryOf(query) }}
                  view={view}
                  isChanged={view ? differsFrom(view, query, seesMoney) : isWorthKeeping(query)}
                  searchOf={(saved) => writeListQuery(listOf(saved, query.perPage, seesMoney))}
                />
              }
            />
            {products.error ? (
              <FailedState
                onRetry={products.reload}
                retrying={products.isFetching}
                requestId={products.requestId}
              >
                {products.error}
              </FailedState>
            ) : products.isLoading ? (
              <ListSkeleton rows={query.perPage} />
            ) : products.items.length === 0 && products.total === 0 ? (
              <EmptyState
                drawing="empty_products"
                title="Nothing found"
                action={
                  <Button
                    onClick={() => {
                      setText('');
                      change({ ...wholeList, sort: query.sort, perPage: query.perPage });
                    }}
                  >
                    Show all products
                  </Button>
                }
              >
                {isNarrowed(query)
                  ? 'No product has all of this. Try fewer filters or another word.'
                  : 'No product has this status now.'}
              </EmptyState>
            ) : (
              <>
                <div className={products.isStale ? list.stale : undefined}>
                  <ProductTable
                    rows={products.items}
                    query={query}
                    onSort={(sort) => change({ sort })}
                    seesMoney={seesMoney}
                    origin={origin}
                    selection={
                      mayEdit
                        ? {
                            isSelected: selection.has,
                            label: ({ title }) => `Select ${title}`,
                            onToggle: selection.toggle,
                            bar: selection.count > 0 && (
                              <BulkBar
                                selection={selection}
                                total={products.total}
                                sight={sight}
                                sheetPath={
                                  'ids' in selection.chosen
                                    ? { ...sheetOfList, search: `?ids=${selection.chosen.ids.join(',')}` }
                                    : sheetOfList
                                }
                                onEdit={setEditing}
                                onPrint={print}
                              />
                            ),
                          }
                        : undefined
                    }
                  />
                </div>
                <ListFoot
                  page={query.page}
                  perPage={query.perPage}
                  total={products.total}
                  rows={products.items.length}
                  onPage={(page, options) => change({ page }, options?.replace)}
                  onPerPage={(perPage) => change({ perPage })}
                />
              </>
            )}
          </>
        )}
      </Card>
      {labels.modal}
      {editing && (
        <BulkEditModal
          kind={editing}
          selection={selection.chosen}
          count={selection.count}
          onClose={() => setEditing(null)}
          onStarted={(started) => {
            setEditing(null);
            selection.clear();
            edits.follow(started);
          }}
        />
      )}
      {exportOpen && (
        <ExportProducts query={query} total={products.total} onClose={() => setExportOpen(false)} />
      )}
      {categoriesOpen && <CategoriesModal onClose={() => setCategoriesOpen(false)} />}
    </Page>
  );
}
