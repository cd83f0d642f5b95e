import { allows } from '@sokoni/rules/access/roles';
import { allowsAct, purchaseOrderNumber } from '@sokoni/rules/stock/purchase-order';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { isFailure } from '#api/client/api-error.ts';
import { keys } from '#api/client/keys.ts';
import { useChangeOrder } from '#api/inventory/purchasing.ts';
import type { PurchaseOrder } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { SavedMeanwhile } from '#parts/forms/saved-meanwhile.tsx';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { useCurrency } from '#parts/money/money-text.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { Columns, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import { CostsCard } from './costs-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { focusProblem } from './focus-purchase-order-problem.ts';
import { PrintedOrder } from './printed-purchase-order.tsx';
import { type Act, OrderActs } from './purchase-order-actions.tsx';
import { OrderDialogs } from './purchase-order-dialogs.tsx';
import { changeBody, fieldsOf, isSameOrder, receivedLinesOf } from './purchase-order-fields.ts';
import { LinesCard } from './purchase-order-lines-card.tsx';
import { ReceiptsCard } from './purchase-receipts-card.tsx';
import { SupplierCard } from './supplier-card.tsx';
import { useOrderForm } from './use-purchase-order-form.ts';

/**
 * An order as it is saved, or as somebody is changing it. What a colleague changes shows at once, unless something is typed; what
 * comes and what goes back always does.
 */
export function OrderEditor({ order }: { order: PurchaseOrder }) {
  const [loaded, setLoaded] = useState(order);
  const [isChanged, setIsChanged] = useState(false);
  const [act, setAct] = useState<Act | null>(null);
  const isStale = isChanged && order.version > loaded.version;
  const latest = isStale ? loaded : order;
  return (
    <>
      <LoadedOrder
        key={latest.version}
        order={latest}
        newer={isStale ? order : null}
        onAct={setAct}
        onChanged={(changed) => {
          if (changed && !isChanged) setLoaded(order);
          if (changed !== isChanged) setIsChanged(changed);
        }}
      />
      <OrderDialogs order={order} open={act} onClose={() => setAct(null)} />
    </>
  );
}

interface LoadedOrderProps {
  order: PurchaseOrder;
  /** As somebody else has saved it since. */
  newer: PurchaseOrder | null;
  onAct: (act: Act) => void;
  onChanged: (isChanged: boolean) => void;
}

function LoadedOrder({ order, newer, onAct, onChanged }: LoadedOrderProps) {
  const { state } = order;
  const seesCosts = allows(useSession(rolesHere), 'seeCosts');
  const currency = useCurrency();
  const dates = useStoreDates();
  const [base] = useState(() => fieldsOf(order, currency));
  const received = useMemo(() => receivedLinesOf(order), [order]);
  const form = useOrderForm(base, {
    isDraft: state === 'draft',
    isClosed: state === 'closed',
    received,
  });
  const changeOrder = useChangeOrder(order.id);
  // Where the last of it came while a quantity was typed, the quantity can still be typed back.
  const canCount = allowsAct(state, 'changeLines') || form.typed.lines !== base.lines;
  const canCost = allowsAct(state, 'changeCosts');
  const isChanged = !isSameOrder(base, form.typed);
  const [isSaving, setIsSaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const storeId = useActiveStoreId();
  const tell = useEffectEvent(onChanged);
  useEffect(() => tell(isChanged), [isChanged]);

  async function save(): Promise<void> {
    const problems = form.check();
    if (problems) return focusProblem(problems);
    setIsSaving(true);
    try {
      await changeOrder.mutateAsync(
        changeBody(base, form.typed, currency, { version: order.version, seesCosts }),
      );
      onChanged(false);
      toast.success(sayPurchaseOrder('page.saved'));
    } catch (error) {
      setIsSaving(false);
      if (isFailure(error, 'changed_meanwhile')) {
        await client.invalidateQueries({ queryKey: keys.purchaseOrder(storeId, order.id) });
        setIsAsking(true);
      } else showFailure(error);
    }
  }

  return (
    <Page width="wide">
      <PageHeader
        title={purchaseOrderNumber(order.number)}
        badge={<StateBadge of="purchase_order" state={state} />}
        description={sayPurchaseOrder('page.created', {
          ...{ supplier: order.supplier.name, day: dates.day(order.created_at), person: order.created_by },
        })}
        back={<BackLink to={paths.purchaseOrders} />}
        actions={<OrderActs order={order} isChanged={isChanged} onAct={onAct} />}
      />
      {newer && !isSaving && (
        <SavedMeanwhile
          savedBy={newer.updated_by}
          savedAt={newer.updated_at}
          isAsking={isAsking}
          onAsk={setIsAsking}
          onTakeTheirs={() => onChanged(false)}
        />
      )}
      <Columns>
        <Stack>
          <LinesCard
            form={form}
            seesCosts={seesCosts}
            showsReceived={state !== 'draft'}
            canCount={canCount}
            canCost={canCost}
          />
          {seesCosts && <CostsCard form={form} canCost={canCost} />}
          <ReceiptsCard order={order} seesCosts={seesCosts} />
        </Stack>
        <Stack>
          <SupplierCard form={form} canRewrite={allowsAct(state, 'rewrite')} />
          <DeliveryCard form={form} canCount={canCount} isLocked={state === 'cancelled'} />
        </Stack>
      </Columns>
      <PrintedOrder order={order} seesCosts={seesCosts} />
      <SaveBar dirty={isChanged} onSave={save} onDiscard={form.discard} />
      <UnsavedGuard dirty={isChanged} />
    </Page>
  );
}
