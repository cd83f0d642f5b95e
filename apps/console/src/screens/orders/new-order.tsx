import { allows } from '@sokoni/rules/roles';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { isFailure } from '#api/api-error.ts';
import { type PlacementBody, useMakeOrder } from '#api/orders.ts';
import type { Store } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { useCurrency } from '#parts/money-text.ts';
import { useLeaveTo } from '#parts/use-leave-to.ts';
import { paths } from '#paths.ts';
import { newId } from '#session/new-id.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { UnsavedGuard } from '#shell/unsaved-guard.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { Button } from '#ui/button.tsx';
import { Columns, Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { toast } from '#ui/toast.tsx';
import { CustomerFields } from './customer-card.tsx';
import { focusProblem } from './focus-problem.ts';
import { LinesEditor } from './lines-editor.tsx';
import type { TypedBefore } from './order.tsx';
import { draftBody } from './order-bodies.ts';
import { blankOrder } from './order-fields.ts';
import { orderName } from './order-look.tsx';
import { PlaceModal } from './place-modal.tsx';
import { refusedPlaces } from './refused-places.ts';
import { SideFields } from './side-fields.tsx';
import { useOrderForm } from './use-order-form.ts';

/** An order written by hand: kept as a draft, or placed at once. */
export function NewOrderScreen() {
  const roles = useSession(rolesHere);
  const store = useSession((session) => session.activeStore);
  if (!allows(roles, 'sell')) return <Navigate to={paths.unauthorized} replace />;
  return store && <NewOrder store={store} givesDiscounts={allows(roles, 'giveDiscount')} />;
}

function NewOrder({ store, givesDiscounts }: { store: Store; givesDiscounts: boolean }) {
  const currency = useCurrency();
  const vat = store.account;
  /** The same for every try: an answer that was lost never makes a second order. */
  const [id] = useState(newId);
  const form = useOrderForm(blankOrder, {
    start: blankOrder,
    order: { id },
    vat,
    isPlaced: false,
    isDue: false,
    isNamed: false,
  });
  const make = useMakeOrder();
  const [isPlacing, setIsPlacing] = useState(false);
  const { isLeaving, leaveTo } = useLeaveTo();
  const { typed } = form;

  async function send(placement?: PlacementBody): Promise<void> {
    try {
      const order = await make.mutateAsync({
        id,
        ...draftBody(typed, currency),
        ...(placement && form.totals
          ? { placement: { ...placement, expected_total: form.totals.total } }
          : {}),
      });
      toast.success(order.number === null ? 'The draft is saved.' : `${orderName(order)} is placed.`);
      leaveTo(paths.order(order.id), { replace: true });
    } catch (error) {
      if (!isFailure(error, 'id_taken')) throw error;
      toast.info('Your first try was saved. What you changed since is not saved yet.');
      leaveTo(paths.order(id), { replace: true, state: { typed } satisfies TypedBefore });
    }
  }

  async function save(): Promise<void> {
    const problems = form.check();
    if (problems) return focusProblem(problems);
    try {
      await send();
    } catch (error) {
      tell(error);
    }
  }

  function tell(error: unknown): void {
    const places = refusedPlaces(error, typed);
    if (Object.keys(places).length === 0) showFailure(error);
    else {
      form.refuse(places);
      focusProblem(places);
    }
  }

  function openPlacing(): void {
    const problems = form.check();
    if (problems) focusProblem(problems);
    else if (typed.lines.length === 0) form.refuse({ lines: 'Add at least one line' });
    else if (form.offered.refusal !== null) focusProblem({ code: form.offered.refusal });
    else setIsPlacing(true);
  }

  return (
    <Page width="wide">
      <PageHeader
        title="New order"
        back={
          <Link to={paths.orders} className={backClass}>
            <BackWords />
          </Link>
        }
        actions={
          <>
            <Button
              busy={make.isPending && !isPlacing}
              disabled={!form.isChanged || isPlacing}
              onClick={() => void save()}
            >
              Save as draft
            </Button>
            <Button variant="primary" disabled={make.isPending} onClick={openPlacing}>
              Place order
            </Button>
          </>
        }
      />
      <Columns>
        <LinesEditor form={form} vat={vat} givesDiscounts={givesDiscounts} />
        <Stack>
          <CustomerFields
            value={typed.customer}
            error={form.problems.customer_id}
            onChange={(customer) => form.change({ customer })}
          />
          <SideFields form={form} isNew />
        </Stack>
      </Columns>
      {isPlacing && form.totals && (
        <PlaceModal
          total={form.totals.total}
          customer={typed.customer}
          busy={make.isPending}
          onPlace={send}
          onClose={() => setIsPlacing(false)}
        />
      )}
      <UnsavedGuard dirty={form.isChanged && !isLeaving} />
    </Page>
  );
}
