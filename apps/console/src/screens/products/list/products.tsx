import { allows } from '@sokoni/rules/access/roles';
import type { BulkEditKind } from '@sokoni/rules/products/bulk-edit';
import { DownloadIcon, FolderIcon, PlusIcon, UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useBulkEdits } from '#api/catalogue/bulk-edits.ts';
import { useProducts } from '#api/catalogue/products.ts';
import { useViews } from '#api/insights/views.ts';
import { useFollowed } from '#parts/bulk/use-followed-job.ts';
import { useSelection } from '#parts/bulk/use-selection.ts';
import { phone, useMedia } from '#parts/hooks/use-media.ts';
import list from '#parts/lists/list-card.module.css';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { useRowsPerPage } from '#parts/lists/use-rows-per-page.ts';
import { Page } from '#parts/pages/page.tsx';
import { useOpenByCode } from '#parts/scanning/use-open-by-code.ts';
import { useScanner } from '#parts/scanning/use-scanner.ts';
import { SaveView } from '#parts/views/save-view.tsx';
import { paths } from '#paths.ts';
import { BulkEditModal } from '#screens/products/bulk-edit/bulk-edit-modal.tsx';
import { BulkProgress } from '#screens/products/bulk-edit/bulk-edit-progress.tsx';
import { BulkBar } from '#screens/products/bulk-edit/product-bulk-bar.tsx';
import { CategoriesModal } from '#screens/products/categories/categories-modal.tsx';
import { useSight } from '#screens/products/form/use-product-permissions.ts';
import { useLabels } from '#screens/products/labels/use-labels.tsx';
import { ListSkeleton } from '#screens/products/product-skeletons.tsx';
import { sayProductList } from '#sentences/products/list.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { MenuItem } from '#ui/menus/menu.tsx';
import { ExportProducts } from './export-products.tsx';
import { ListFilters } from './product-filters.tsx';
import { ListMenu } from './product-list-menu.tsx';
import { callQuery, filterOf, isFiltered, wholeList, writeListQuery } from './product-list-query.ts';
import { ProductTable } from './product-table.tsx';
import { differsFrom, isWorthKeeping, listOf, viewQueryOf } from './product-view-query.ts';
import { ProductViews } from './product-views.tsx';
import { SamplesBar } from './samples-bar.tsx';
import { useListQuery } from './use-product-list-query.ts';
import { useSamples } from './use-samples.ts';

/** What the store sells, with picture, price, stock and readiness in the list itself. */
export function ProductsScreen() {
  const { query, text, setText, change } = useListQuery();
  const roles = useSession(rolesHere);
  const sight = useSight();
  const seesMoney = sight.prices;
  const mayEdit = allows(roles, 'manageProducts');
  const [perPage, setPerPage] = useRowsPerPage(() => change({ page: 1 }, true));
  const products = useProducts(callQuery(query, perPage));
  const views = useViews('products');
  const view = views.find(({ id }) => id === query.view);
  const filter = filterOf(query);
  const selection = useSelection(filter, products.total);
  const edits = useFollowed(useBulkEdits({ page: 1, limit: 1 }, mayEdit).items[0]);
  const [editing, setEditing] = useState<BulkEditKind | null>(null);
  const [categoriesOpen, setCategoriesOpen] = useState(false);
  const [exportOpen, setExportOpen] = useState(false);
  const origin = { list: writeListQuery(query) };
  const openByCode = useOpenByCode(origin);
  const samples = useSamples();
  const labels = useLabels();
  const isPhone = useMedia(phone);
  const navigate = useNavigate();
  const sheetOfList = {
    pathname: paths.productSpreadsheet,
    search: writeListQuery({ ...query, page: 1 }),
  };

  function print(): void {
    const shown = products.items.find(selection.has) ?? products.items[0];
    if (!shown) return;
    labels.open({
      name: selection.count === 1 ? shown.title : sayProductList('labels.of', { count: selection.count }),
      items: selection.chosen,
      productId: shown.id,
      seesPrices: seesMoney,
    });
  }

  useScanner((code) => void openByCode(code, true));

  const isEmptyStore =
    !products.error && products.total === 0 && query.status === null && !isFiltered(query) && text === '';
  const mayExport = !isEmptyStore && mayEdit;
  return (
    <Page width="wide">
      <PageHeader
        title={sayProductList('list.title')}
        actions={
          <>
            {!isPhone && (
              <Button icon={<FolderIcon size={18} />} onClick={() => setCategoriesOpen(true)}>
                {sayProductList('list.categories')}
              </Button>
            )}
            {!isPhone && mayExport && (
              <Button icon={<DownloadIcon size={18} />} onClick={() => setExportOpen(true)}>
                {sayProductList('list.export')}
              </Button>
            )}
            {!isPhone && mayEdit && (
              <Link to={paths.importProducts} className={buttonClass()}>
                <UploadIcon size={18} /> {sayProductList('list.import')}
              </Link>
            )}
            {(isPhone || mayExport) && (
              <ListMenu sheetPath={mayExport ? sheetOfList : null} onFollow={edits.follow}>
                {isPhone && (
                  <MenuItem start={<FolderIcon size={18} />} onClick={() => setCategoriesOpen(true)}>
                    {sayProductList('list.categories')}
                  </MenuItem>
                )}
                {isPhone && mayExport && (
                  <MenuItem start={<DownloadIcon size={18} />} onClick={() => setExportOpen(true)}>
                    {sayProductList('list.export')}
                  </MenuItem>
                )}
                {isPhone && mayEdit && (
                  <MenuItem start={<UploadIcon size={18} />} onClick={() => navigate(paths.importProducts)}>
                    {sayProductList('list.import')}
                  </MenuItem>
                )}
              </ListMenu>
            )}
            {!isEmptyStore && (
              <Link to={paths.newProduct} state={origin} className={buttonClass({ variant: 'primary' })}>
                <PlusIcon size={18} /> {sayProduct('action.addProduct')}
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
            title={sayProductList('empty.title')}
            action={
              <>
                <Link to={paths.newProduct} className={buttonClass({ variant: 'primary' })}>
                  <PlusIcon size={18} /> {sayProductList('empty.add')}
                </Link>
                {samples.add && (
                  <Button busy={samples.isStarting} onClick={samples.add}>
                    {sayProductList('empty.addSamples')}
                  </Button>
                )}
              </>
            }
          >
            {sayProductList('empty.description')}
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
                  current={{ list: 'products', query: viewQueryOf(query) }}
                  view={view}
                  isChanged={view ? differsFrom(view, query, seesMoney) : isWorthKeeping(query)}
                  searchOf={(saved) => writeListQuery(listOf(saved, seesMoney))}
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
              <ListSkeleton rows={perPage} />
            ) : products.items.length === 0 && products.total === 0 ? (
              <EmptyState
                drawing="empty_products"
                title={sayProductList('none.title')}
                action={
                  <Button
                    onClick={() => {
                      setText('');
                      change({ ...wholeList, sort: query.sort });
                    }}
                  >
                    {sayProductList('none.showAll')}
                  </Button>
                }
              >
                {isFiltered(query) ? sayProductList('none.filtered') : sayProductList('none.status')}
              </EmptyState>
            ) : (
              <>
                <div className={products.isStale ? list.stale : undefined} aria-busy={products.isStale}>
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
                            label: ({ title }) => sayProductList('list.select', { title }),
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
                <ListPages
                  label={sayProductList('list.pages')}
                  page={query.page}
                  perPage={perPage}
                  total={products.total}
                  rows={products.items.length}
                  onPage={(page, options) => change({ page }, options?.replace)}
                  onPerPage={setPerPage}
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
