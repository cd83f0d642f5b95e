import { allowsAct, purchaseOrderNumber } from '@sokoni/rules/purchase-order';
import { allows } from '@sokoni/rules/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { isFailure } from '#api/api-error.ts';
import { keys } from '#api/keys.ts';
import { useChangeOrder } from '#api/purchasing.ts';
import { useActiveStoreId } from '#api/stores.ts';
import type { PurchaseOrder } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { dayText } from '#parts/dates.ts';
import { useCurrency } from '#parts/money-text.ts';
import { StateBadge } from '#parts/state-badge.tsx';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { UnsavedGuard } from '#shell/unsaved-guard.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { Button } from '#ui/button.tsx';
import { Columns, Stack } from '#ui/layout.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { toast } from '#ui/toast.tsx';
import { CostsCard } from './costs-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { focusProblem } from './focus-problem.ts';
import { LinesCard } from './lines-card.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderConflict } from './order-conflict.tsx';
import { changeBody, fieldsOf, isSameOrder, type OrderFields } from './order-fields.ts';
import { PrintedOrder } from './printed-order.tsx';
import { ReceiptsCard } from './receipts-card.tsx';
import { SupplierCard } from './supplier-card.tsx';
import { useOrderForm } from './use-order-form.ts';

/** An order as it is saved, or as somebody is changing it. What a colleague changes shows at once, unless something is typed. */
export function OrderEditor({ order }: { order: PurchaseOrder }) {
  const [loaded, setLoaded] = useState(order);
  const [isChanged, setIsChanged] = useState(false);
  /** What was typed over an earlier version and goes on over a later one. */
  const [kept, setKept] = useState<OrderFields | null>(null);
  const latest = isChanged ? loaded : order;
  return (
    <LoadedOrder
      key={latest.version}
      order={latest}
      start={kept}
      fresh={isChanged && order.version > loaded.version ? order : null}
      onChanged={(changed) => {
        if (changed && !isChanged) setLoaded(order);
        if (changed !== isChanged) setIsChanged(changed);
        if (!changed) setKept(null);
      }}
      onMerged={(merged, over) => {
        setKept(merged);
        setLoaded(over);
      }}
    />
  );
}

interface LoadedOrderProps {
  order: PurchaseOrder;
  start: OrderFields | null;
  /** As somebody else has saved it since. */
  fresh: PurchaseOrder | null;
  onChanged: (isChanged: boolean) => void;
  onMerged: (merged: OrderFields, over: PurchaseOrder) => void;
}

function LoadedOrder({ order, start, fresh, onChanged, onMerged }: LoadedOrderProps) {
  const { state } = order;
  const seesCosts = allows(useSession(rolesHere), 'seeCosts');
  const currency = useCurrency();
  const [base] = useState(() => fieldsOf(order, currency));
  const form = useOrderForm(base, {
    start: start ?? base,
    isDraft: state === 'draft',
    isClosed: state === 'closed',
  });
  const changeOrder = useChangeOrder(order.id);
  const canCount = allowsAct(state, 'changeLines');
  const canCost = allowsAct(state, 'changeCosts');
  const isChanged = !isSameOrder(base, form.typed);
  const [isSaving, setIsSaving] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
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
      toast.success('The purchase order is saved.');
    } catch (error) {
      setIsSaving(false);
      if (isFailure(error, 'changed_meanwhile')) {
        await client.invalidateQueries({ queryKey: keys.purchaseOrder(storeId, order.id) });
        setIsComparing(true);
      } else showFailure(error);
    }
  }

  return (
    <Page width="wide">
      <PageHeader
        title={purchaseOrderNumber(order.number)}
        badge={<StateBadge of="purchase_order" state={state} />}
        description={`${order.supplier.name} · made ${dayText(order.created_at)} by ${order.created_by}`}
        back={
          <Link to={paths.purchaseOrders} className={backClass}>
            <BackWords />
          </Link>
        }
        actions={<OrderActs order={order} isChanged={isChanged} />}
      />
      {fresh && !isSaving && (
        <NotificationCard
          kind="attention"
          title="Somebody else has saved this order"
          action={
            <Button size="sm" onClick={() => setIsComparing(true)}>
              See what changed
            </Button>
          }
        >
          What you typed is still here, and not saved yet.
        </NotificationCard>
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
      {fresh && isComparing && (
        <OrderConflict
          base={base}
          mine={form.typed}
          fresh={fresh}
          onMerged={onMerged}
          onClose={() => setIsComparing(false)}
        />
      )}
      <PrintedOrder order={order} seesCosts={seesCosts} />
      <SaveBar dirty={isChanged} onSave={save} onDiscard={form.discard} />
      <UnsavedGuard dirty={isChanged} />
    </Page>
  );
}
