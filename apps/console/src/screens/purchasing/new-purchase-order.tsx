import { purchaseOrderNumber } from '@sokoni/rules/purchase-order';
import { allows } from '@sokoni/rules/roles';
import { Link } from 'react-router';
import { useDraftOrder } from '#api/purchasing.ts';
import { showFailure } from '#parts/checked-form.ts';
import { useCurrency } from '#parts/money-text.ts';
import { useLeaveTo } from '#parts/use-leave-to.ts';
import { useMedia } from '#parts/use-media.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { UnsavedGuard } from '#shell/unsaved-guard.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { Columns, oneColumn, Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { toast } from '#ui/toast.tsx';
import { CostsCard } from './costs-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { focusProblem } from './focus-problem.ts';
import { LinesCard } from './lines-card.tsx';
import { blankOrder, draftBody } from './order-fields.ts';
import { SupplierCard } from './supplier-card.tsx';
import { useOrderForm } from './use-order-form.ts';

/** A purchase order made by hand. It begins as a draft. */
export function NewPurchaseOrderScreen() {
  const seesCosts = allows(useSession(rolesHere), 'seeCosts');
  const currency = useCurrency();
  const form = useOrderForm(blankOrder, { start: blankOrder, isDraft: true, isClosed: false });
  const draftOrder = useDraftOrder();
  const { isLeaving, leaveTo } = useLeaveTo();
  // The goods that are offered are those of the supplier: it comes before them.
  const isNarrow = useMedia(oneColumn);
  const supplier = <SupplierCard form={form} canRewrite />;

  async function save(): Promise<void> {
    const problems = form.check();
    if (problems) return focusProblem(problems);
    try {
      const order = await draftOrder.mutateAsync(draftBody(form.typed, currency, seesCosts));
      toast.success(`${purchaseOrderNumber(order.number)} is drafted.`);
      leaveTo(paths.purchaseOrder(order.id), { replace: true });
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <Page width="wide">
      <PageHeader
        title="New purchase order"
        back={
          <Link to={paths.purchaseOrders} className={backClass}>
            <BackWords />
          </Link>
        }
      />
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
