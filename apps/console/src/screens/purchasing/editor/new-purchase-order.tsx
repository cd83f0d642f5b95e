import { allows } from '@sokoni/rules/access/roles';
import { purchaseOrderNumber } from '@sokoni/rules/stock/purchase-order';
import { useDraftOrder } from '#api/inventory/purchasing.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { useLeaveTo } from '#parts/forms/use-leave-to.ts';
import { useMedia } from '#parts/hooks/use-media.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { Columns, oneColumn, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import { CostsCard } from './costs-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { focusProblem } from './focus-purchase-order-problem.ts';
import { blankOrder, draftBody } from './purchase-order-fields.ts';
import { LinesCard } from './purchase-order-lines-card.tsx';
import { SupplierCard } from './supplier-card.tsx';
import { useOrderForm } from './use-purchase-order-form.ts';

const noReceipts = new Map();

/** A purchase order made by hand. It begins as a draft. */
export function NewPurchaseOrderScreen() {
  const seesCosts = allows(useSession(rolesHere), 'seeCosts');
  const currency = useCurrency();
  const form = useOrderForm(blankOrder, { isDraft: true, isClosed: false, received: noReceipts });
  const draftOrder = useDraftOrder();
  const { isLeaving, leaveTo } = useLeaveTo();
  // The items that are offered are those of the supplier: it comes before them.
  const isNarrow = useMedia(oneColumn);
  const supplier = <SupplierCard form={form} canRewrite />;

  async function save(): Promise<void> {
    const problems = form.check();
    if (problems) return focusProblem(problems);
    try {
      const order = await draftOrder.mutateAsync(draftBody(form.typed, currency, seesCosts));
      toast.success(sayPurchaseOrder('new.saved', { number: purchaseOrderNumber(order.number) }));
      leaveTo(paths.purchaseOrder(order.id), { replace: true });
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <Page width="wide">
      <PageHeader title={sayPurchaseOrder('new.title')} back={<BackLink to={paths.purchaseOrders} />} />
      <Columns>
        <Stack>
          {isNarrow && supplier}
          <LinesCard form={form} seesCosts={seesCosts} showsReceived={false} canCount canCost />
          {seesCosts && <CostsCard form={form} canCost />}
        </Stack>
        <Stack>
          {!isNarrow && supplier}
          <DeliveryCard form={form} canCount isLocked={false} />
        </Stack>
      </Columns>
      <SaveBar dirty={form.isChanged} onSave={save} onDiscard={form.discard} />
      <UnsavedGuard dirty={form.isChanged && !isLeaving} />
    </Page>
  );
}
