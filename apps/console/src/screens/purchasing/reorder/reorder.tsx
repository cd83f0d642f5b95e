import { purchaseOrderNumber } from '@sokoni/rules/stock/purchase-order';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  useLowStock,
  useLowStockSummary,
  useReorder,
  useSwitchLowStockMails,
} from '#api/inventory/low-stock.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { StateTabs } from '#parts/lists/status-tabs.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { InventoryFrame } from '#parts/pages/inventory-frame.tsx';
import { paths } from '#paths.ts';
import { BuyingFilters } from '#screens/purchasing/purchasing-filters.tsx';
import { sayReorder } from '#sentences/purchasing/reorder.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './reorder.module.css';
import { isReady, type ReorderChoice, reorderBody, suppliersIn } from './reorder-choice.ts';
import { ReorderTable } from './reorder-table.tsx';

/** What is low or out, with what to order of it; what is chosen becomes one purchase order for each supplier. */
export function ReorderScreen() {
  const list = useListAddress();
  const summary = useLowStockSummary();
  const navigate = useNavigate();
  const reorder = useReorder();
  const [choice, setChoice] = useState<ReorderChoice>(new Map());
  const [isTried, setIsTried] = useState(false);
  const state = (['low', 'out'] as const).find((value) => value === list.filter('state')) ?? '';
  const supplier = list.filter('supplier');
  const rows = useLowStock({
    page: list.page,
    limit: list.perPage,
    search: list.search,
    state: state === '' ? undefined : state,
    supplier_id: supplier || undefined,
  });
  const isWhole = list.search === '' && list.text === '' && state === '' && supplier === '';
  const hasNone = rows.items.length === 0 && (rows.total ?? 0) === 0;
  const isEmpty = !rows.isLoading && !rows.error && hasNone && isWhole;
  const suppliers = suppliersIn(choice);

  async function order(): Promise<void> {
    setIsTried(true);
    if (!isReady(choice)) {
      toast.warning(sayReorder('bar.missing'));
      return;
    }
    try {
      const made = await reorder.mutateAsync(reorderBody(choice));
      const [first] = made;
      toast.success(
        made.length === 1 && first
          ? sayReorder('bar.saved', { number: purchaseOrderNumber(first.number) })
          : sayReorder('bar.savedMany', { count: made.length }),
      );
      void navigate(
        made.length === 1 && first ? paths.purchaseOrder(first.id) : `${paths.purchaseOrders}?state=draft`,
      );
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <InventoryFrame>
      <Card flush>
        <StateTabs
          views={[
            { value: '', label: sayReorder('view.all') },
            { value: 'out', label: sayReorder('view.out'), count: summary.data?.out },
            { value: 'low', label: sayReorder('view.low'), count: summary.data?.low },
          ]}
          value={state}
          onChange={(next) => list.change({ state: next })}
        />
        {isEmpty ? (
          <EmptyState drawing="module_inventory" title={sayReorder('empty.title')}>
            {sayReorder('empty.text')}
          </EmptyState>
        ) : (
          <>
            <BuyingFilters label={sayReorder('list.search')} list={list} />
            {rows.error ? (
              <FailedState onRetry={rows.reload} retrying={rows.isFetching} requestId={rows.requestId}>
                {rows.error}
              </FailedState>
            ) : rows.isLoading ? (
              <Waiting />
            ) : hasNone ? (
              <EmptyState drawing="module_inventory" title={sayReorder('none.title')}>
                {sayReorder('none.text')}
              </EmptyState>
            ) : (
              <>
                <ReorderTable rows={rows.items} choice={choice} isTried={isTried} onChoice={setChoice} />
                <ListPages
                  label={sayReorder('list.pages')}
                  {...list.pages}
                  total={rows.total}
                  rows={rows.items.length}
                />
              </>
            )}
          </>
        )}
      </Card>
      <MailSwitch />
      {choice.size > 0 && (
        <section aria-label={sayReorder('bar.label')} className={styles.bar}>
          <p className={styles.words}>
            {suppliers > 0
              ? sayReorder('bar.linesFrom', { count: choice.size, suppliers })
              : sayReorder('bar.lines', { count: choice.size })}
          </p>
          <Button variant="quiet" onClick={() => setChoice(new Map())} disabled={reorder.isPending}>
            {sayReorder('bar.clear')}
          </Button>
          <Button variant="primary" busy={reorder.isPending} onClick={() => void order()}>
            {sayReorder('bar.create', { suppliers: Math.max(1, suppliers) })}
          </Button>
        </section>
      )}
    </InventoryFrame>
  );
}

function MailSwitch() {
  const summary = useLowStockSummary();
  const switchMails = useSwitchLowStockMails();
  if (!summary.data) return null;
  return (
    <Card>
      <Toggle
        label={sayReorder('mails.label')}
        hint={sayReorder('mails.hint')}
        checked={switchMails.isPending ? switchMails.variables : summary.data.mails}
        busy={switchMails.isPending}
        onChange={(isOn) => switchMails.mutate(isOn, { onError: (error) => showFailure(error) })}
      />
    </Card>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={sayReorder('list.loading')}>
      {Array.from({ length: 8 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <div key={line} className={styles.waitingRow}>
          <Skeleton shape="block" width="2.25rem" height="2.25rem" />
          <Skeleton width="30%" />
          <Skeleton width="10%" />
          <Skeleton width="20%" />
        </div>
      ))}
    </div>
  );
}
