import { useCallback, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSaveLines, useSheetRows } from '#api/catalogue/variant-cells.ts';
import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useLocations } from '#api/inventory/stock.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { useSight } from '#screens/products/form/use-product-permissions.ts';
import { filterOf, readListQuery } from '#screens/products/list/product-list-query.ts';
import { saySheet } from '#sentences/products/sheet.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import styles from './sheet.module.css';
import { columnsFor } from './sheet-columns.ts';
import { SheetGrid } from './sheet-grid.tsx';
import { useSheet } from './use-sheet.ts';

/** Prices, codes and stock of many variants, typed over like a spreadsheet. */
export function SpreadsheetScreen() {
  const [params] = useSearchParams();
  const sight = useSight();
  const { prices, costs, stock } = sight;
  const columns = useMemo(() => columnsFor({ prices, costs, stock }), [prices, costs, stock]);
  const open = (useLocations().data ?? []).filter(({ closed_at }) => closed_at === null);
  const [chosenPlace, setChosenPlace] = useState<string | null>(null);
  const place = stock ? (chosenPlace ?? open[0]?.id) : undefined;
  const filter = filterOf(readListQuery(params));
  const ids = params.get('ids');
  const query = { ...(ids ? { ids } : filter), ...(place ? { location_id: place } : {}) };
  // Filtered as it was left.
  const list = { pathname: paths.products, search: ids ? '' : params.toString() };
  const found = useSheetRows(query);
  const rows = useMemo(() => found.data?.pages.flatMap(({ items }) => items) ?? [], [found.data]);
  const sheet = useSheet({ rows, columns, save: useSaveLines(query) });
  const unsaved = sheet.texts.size;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  return (
    <Page width="wide">
      <PageHeader title={saySheet('sheet.title')} back={<BackLink to={list} />} />
      <Card flush>
        {found.isError && rows.length === 0 ? (
          <FailedState
            onRetry={() => void found.refetch()}
            retrying={found.isFetching}
            requestId={found.error instanceof ApiError ? found.error.requestId : undefined}
          >
            {messageOf(found.error)}
          </FailedState>
        ) : found.isLoading ? (
          <SheetSkeleton />
        ) : rows.length === 0 ? (
          <EmptyState
            drawing="empty_products"
            title={saySheet('sheet.empty')}
            action={
              <Link to={list} className={buttonClass()}>
                {saySheet('sheet.back')}
              </Link>
            }
          >
            {saySheet('sheet.gone')}
          </EmptyState>
        ) : (
          <>
            <SheetGrid
              rows={rows}
              columns={columns}
              sheet={sheet}
              onNearEnd={loadMore}
              tools={
                <>
                  <Button size="sm" disabled={!sheet.canUndo} onClick={sheet.undo}>
                    {sayProduct('action.undo')}
                  </Button>
                  <Button size="sm" disabled={!sheet.canRedo} onClick={sheet.redo}>
                    {saySheet('sheet.redo')}
                  </Button>
                  {stock && open.length > 1 && (
                    <SelectField
                      label={sayProduct('field.location')}
                      className={styles.place}
                      options={open.map(({ id, name }) => ({ value: id, label: name }))}
                      value={place ?? null}
                      disabled={unsaved > 0}
                      onChange={setChosenPlace}
                    />
                  )}
                </>
              }
            />
            <p className={styles.foot}>
              {saySheet(hasNextPage ? 'sheet.countSoFar' : 'sheet.count', { count: rows.length })}
              {isFetchNextPageError && (
                <Button size="sm" variant="quiet" onClick={() => void fetchNextPage()}>
                  {saySheet('sheet.retry')}
                </Button>
              )}
            </p>
          </>
        )}
      </Card>
      <SaveBar
        dirty={unsaved > 0}
        words={saySheet('sheet.unsaved', { count: unsaved })}
        saving={sheet.isSaving}
        onSave={sheet.save}
        onDiscard={sheet.discard}
      />
      <UnsavedGuard dirty={unsaved > 0} />
    </Page>
  );
}

function SheetSkeleton() {
  return (
    <div role="status" aria-label={sayProduct('loading')} className={styles.waiting}>
      {Array.from({ length: 14 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <Skeleton key={line} width="100%" height="1.25rem" />
      ))}
    </div>
  );
}
