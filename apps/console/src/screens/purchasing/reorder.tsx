import { purchaseOrderNumber } from '@sokoni/rules/purchase-order';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLowStock, useLowStockSummary, useReorder, useSwitchLowStockMails } from '#api/low-stock.ts';
import { showFailure } from '#parts/checked-form.ts';
import { InventoryFrame } from '#parts/inventory-frame.tsx';
import { ListPages } from '#parts/list-pages.tsx';
import { StateTabs } from '#parts/state-tabs.tsx';
import { perPage, useListAddress } from '#parts/use-list-address.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { BuyingFilters } from './buying-filters.tsx';
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
    limit: perPage,
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
      toast.warning('Give every chosen line a supplier and a number of pieces.');
      return;
    }
    try {
      const made = await reorder.mutateAsync(reorderBody(choice));
      const [first] = made;
      toast.success(
        made.length === 1 && first
          ? `${purchaseOrderNumber(first.number)} is drafted.`
          : `${made.length} purchase orders are drafted.`,
      );
      navigate(
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
            { value: '', label: 'All' },
            { value: 'out', label: 'Out of stock', count: summary.data?.out },
            { value: 'low', label: 'Low', count: summary.data?.low },
          ]}
          value={state}
          onChange={(next) => list.change({ state: next })}
        />
        {isEmpty ? (
          <EmptyState drawing="module_inventory" title="Nothing runs low">
            Set a low-stock level on your products, and what comes down to it is listed here with how much to
            order.
          </EmptyState>
        ) : (
          <>
            <BuyingFilters label="Search by title, SKU or barcode" list={list} />
            {rows.error ? (
              <FailedState onRetry={rows.reload} retrying={rows.isFetching} requestId={rows.requestId}>
                {rows.error}
              </FailedState>
            ) : rows.isLoading ? (
              <Waiting />
            ) : hasNone ? (
              <EmptyState drawing="module_inventory" title="Nothing found">
                Nothing that runs low has all of this. Try fewer filters or another word.
              </EmptyState>
            ) : (
              <>
                <ReorderTable rows={rows.items} choice={choice} isTried={isTried} onChoice={setChoice} />
                <ListPages
                  label="Pages of what runs low"
                  page={list.page}
                  perPage={perPage}
                  total={rows.total}
                  rows={rows.items.length}
                  onPage={list.toPage}
                />
              </>
            )}
          </>
        )}
      </Card>
      <MailSwitch />
      {choice.size > 0 && (
        <section aria-label="Reorder" className={styles.bar}>
          <p className={styles.words}>
            {choice.size} {choice.size === 1 ? 'line' : 'lines'}
            {suppliers > 0 && ` from ${suppliers} ${suppliers === 1 ? 'supplier' : 'suppliers'}`}
          </p>
          <Button variant="quiet" onClick={() => setChoice(new Map())} disabled={reorder.isPending}>
            Clear
          </Button>
          <Button variant="primary" busy={reorder.isPending} onClick={() => void order()}>
            {suppliers > 1 ? 'Make purchase orders' : 'Make purchase order'}
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
        label="Mail me in the morning about what has run low"
        hint="At most one mail a day, and each item once for each time that it runs low. This is yours alone: others switch their own."
        checked={switchMails.isPending ? switchMails.variables : summary.data.mails}
        busy={switchMails.isPending}
        onChange={(event) =>
          switchMails.mutate(event.target.checked, { onError: (error) => showFailure(error) })
        }
      />
    </Card>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading">
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
