import { allowsAct, purchaseOrderNumber } from '@sokoni/rules/purchase-order';
import { allows } from '@sokoni/rules/roles';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { isFailure } from '#api/api-error.ts';
import { useChangeOrder } from '#api/purchasing.ts';
import type { PurchaseOrder } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { dayText } from '#parts/dates.ts';
import { useCurrency } from '#parts/money-text.ts';
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
import { focusProblem } from './focus-problem.ts';
import { LinesCard } from './lines-card.tsx';
import { OrderActs } from './order-acts.tsx';
import { changeBody, fieldsOf, isSameOrder } from './order-fields.ts';
import { OrderSide } from './order-side.tsx';
import { PrintedOrder } from './printed-order.tsx';
import { ReceiptsCard } from './receipts-card.tsx';
import { StateBadge } from './state-badge.tsx';
import { useOrderForm } from './use-order-form.ts';

/** An order as it is saved, or as somebody is changing it. What a colleague changes shows at once, unless something is typed. */
export function OrderEditor({ order }: { order: PurchaseOrder }) {
  const [loaded, setLoaded] = useState(order);
  const [isChanged, setIsChanged] = useState(false);
  const latest = isChanged ? loaded : order;
  return (
    <LoadedOrder
      key={latest.version}
      order={latest}
      isStale={isChanged && order.version !== loaded.version}
      onChanged={(changed) => {
        if (changed && !isChanged) setLoaded(order);
        if (changed !== isChanged) setIsChanged(changed);
      }}
    />
  );
}

interface LoadedOrderProps {
  order: PurchaseOrder;
  /** Somebody else has saved it since. */
  isStale: boolean;
  onChanged: (isChanged: boolean) => void;
}

function LoadedOrder({ order, isStale, onChanged }: LoadedOrderProps) {
  const { state } = order;
  const seesCosts = allows(useSession(rolesHere), 'seeCosts');
  const currency = useCurrency();
  const [base] = useState(() => fieldsOf(order, currency));
  const form = useOrderForm(base, { isDraft: state === 'draft', isClosed: state === 'closed' });
  const changeOrder = useChangeOrder(order.id);
  const canCount = allowsAct(state, 'changeLines');
  const canCost = allowsAct(state, 'changeCosts');
  const isChanged = !isSameOrder(base, form.typed);
  const [isSaving, setIsSaving] = useState(false);
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
        toast.error(
          'Somebody else has saved this order. Discard your changes to see theirs, then enter yours again.',
        );
      } else showFailure(error);
    }
  }

  return (
    <Page width="wide">
      <PageHeader
        title={purchaseOrderNumber(order.number)}
        badge={<StateBadge state={state} />}
        description={`${order.supplier.name} · made ${dayText(order.created_at)} by ${order.created_by}`}
        back={
          <Link to={paths.purchaseOrders} className={backClass}>
            <BackWords />
          </Link>
        }
        actions={<OrderActs order={order} isChanged={isChanged} />}
      />
      {isStale && !isSaving && (
        <NotificationCard
          kind="attention"
          title="Somebody else has saved this order"
          action={
            <Button size="sm" onClick={form.discard}>
              Discard mine and show it
            </Button>
          }
        >
          What you typed is not saved. Look at what they changed before you enter yours again.
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
          <OrderSide
            form={form}
            canRewrite={allowsAct(state, 'rewrite')}
            canCount={canCount}
            isLocked={state === 'cancelled'}
          />
        </Stack>
      </Columns>
      <PrintedOrder order={order} seesCosts={seesCosts} />
      <SaveBar dirty={isChanged} onSave={save} onDiscard={form.discard} />
      <UnsavedGuard dirty={isChanged} />
    </Page>
  );
}
