import { allows } from '@sokoni/rules/access/roles';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { isFailure } from '#api/client/api-error.ts';
import { type SettlementBody, useMakeOrder } from '#api/sales/orders.ts';
import type { Store } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { useLeaveTo } from '#parts/forms/use-leave-to.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { draftBody } from '#screens/orders/form/order-bodies.ts';
import { blankOrder } from '#screens/orders/form/order-fields.ts';
import { refusedLines, refusedPlaces } from '#screens/orders/form/refused-order-fields.ts';
import { useOrderForm } from '#screens/orders/form/use-order-form.ts';
import { LinesEditor } from '#screens/orders/lines/order-lines-editor.tsx';
import { orderName } from '#screens/orders/order-badges.tsx';
import { PlaceModal } from '#screens/orders/payments/place-order-modal.tsx';
import { sayOrderForm as say } from '#sentences/orders/form.ts';
import { newId } from '#session/new-id.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Columns, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { focusProblem } from './focus-order-problem.ts';
import type { TypedBefore } from './order.tsx';
import { CustomerFields } from './order-customer-card.tsx';
import { SideFields } from './order-details-fields.tsx';

/** An order written by hand: kept as a draft, or placed at once. */
export function NewOrderScreen() {
  const roles = useSession(rolesHere);
  const store = useSession((session) => session.activeStore);
  if (!allows(roles, 'sell')) return <Navigate to={paths.unauthorized} replace />;
  return store && <NewOrder store={store} />;
}

function NewOrder({ store }: { store: Store }) {
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

  async function send(settlement?: SettlementBody): Promise<void> {
    try {
      const order = await make.mutateAsync({
        id,
        ...draftBody(typed, currency),
        ...(settlement && form.totals
          ? { settlement: { ...settlement, expected_total: form.totals.total } }
          : {}),
      });
      toast.success(
        order.number === null ? say('new.saved') : say('new.placed', { order: orderName(order) }),
      );
      leaveTo(paths.order(order.id), { replace: true });
    } catch (error) {
      if (!isFailure(error, 'id_taken')) throw error;
      toast.info(say('new.savedBefore'));
      leaveTo(paths.order(id), { replace: true, state: { typed } satisfies TypedBefore });
    }
  }

  async function place(settlement: SettlementBody): Promise<void> {
    try {
      await send(settlement);
    } catch (error) {
      const lines = refusedLines(error, typed);
      if (!lines) throw error;
      setIsPlacing(false);
      form.refuse(lines);
      focusProblem(lines);
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
    else if (typed.lines.length === 0) form.refuse({ lines: say('problem.noItems') });
    else if (form.offered.refusal !== null) focusProblem({ code: form.offered.refusal });
    else setIsPlacing(true);
  }

  return (
    <Page width="wide">
      <PageHeader
        title={say('new.title')}
        back={<BackLink to={paths.orders} />}
        actions={
          <>
            <Button
              busy={make.isPending && !isPlacing}
              disabled={!form.isChanged || isPlacing}
              onClick={() => void save()}
            >
              {say('new.save')}
            </Button>
            <Button variant="primary" disabled={make.isPending} onClick={openPlacing}>
              {say('new.place')}
            </Button>
          </>
        }
      />
      <Columns>
        <LinesEditor form={form} vat={vat} />
        <Stack>
          <CustomerFields
            value={typed.customer}
            error={form.problems.customer_id}
            onChange={(customer) => form.change({ customer })}
            onAdding={form.setAddingCustomer}
          />
          <SideFields form={form} asksChannel />
        </Stack>
      </Columns>
      {isPlacing && form.totals && (
        <PlaceModal
          total={form.totals.total}
          customer={typed.customer}
          busy={make.isPending}
          onPlace={place}
          onClose={() => setIsPlacing(false)}
        />
      )}
      <UnsavedGuard dirty={(form.isChanged || form.isAddingCustomer) && !isLeaving} />
    </Page>
  );
}
