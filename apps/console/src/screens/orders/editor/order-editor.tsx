import { allows } from '@sokoni/rules/access/roles';
import { allowsOrderAct } from '@sokoni/rules/orders/order-state';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { isFailure } from '#api/client/api-error.ts';
import { keys } from '#api/client/keys.ts';
import { type OrderActs, useChangeOrder, useOrderActs } from '#api/sales/orders.ts';
import type { Order } from '#contract-types.ts';
import { DocumentsMenu } from '#parts/documents/documents-menu.tsx';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { useLatePart } from '#parts/hooks/use-lazy-part.ts';
import { whenIdle } from '#parts/hooks/when-idle.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { Page } from '#parts/pages/page.tsx';
import type { OrderProblems } from '#screens/orders/form/check-order-fields.ts';
import { changeBody } from '#screens/orders/form/order-bodies.ts';
import { OrderCancelled } from '#screens/orders/form/order-cancelled.tsx';
import { OrderConflict } from '#screens/orders/form/order-conflict.tsx';
import { fieldsOf, isSameOrder, type OrderFields } from '#screens/orders/form/order-fields.ts';
import { refusedPlaces } from '#screens/orders/form/refused-order-fields.ts';
import { useOrderForm } from '#screens/orders/form/use-order-form.ts';
import { FulfilmentHistoryCard } from '#screens/orders/fulfilment/fulfilment-history-card.tsx';
import { LinesCard } from '#screens/orders/lines/order-lines-card.tsx';
import { LinesEditor } from '#screens/orders/lines/order-lines-editor.tsx';
import { orderName } from '#screens/orders/order-badges.tsx';
import { PaymentsCard } from '#screens/orders/payments/payments-card.tsx';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Columns, Stack } from '#ui/layout/layout.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { focusProblem } from './focus-order-problem.ts';
import type { Act } from './next-act.ts';
import { OrderButtons, useAllowedActs } from './order-actions.tsx';
import { CustomerCard, CustomerFields } from './order-customer-card.tsx';
import { SideFields } from './order-details-fields.tsx';
import { OrderHeader } from './order-header.tsx';
import { FactsCard, NoteCard } from './order-summary-cards.tsx';
import { PaymentProofsCard } from './payment-proofs-card.tsx';
import { RecordedNotice } from './recorded-notice.tsx';
import { TimelineCard, type TypedNote } from './timeline-card.tsx';

interface OrderEditorProps {
  order: Order;
  /** What was typed before the page knew that it was saved. */
  typedBefore: OrderFields | null;
}

/** An order as it is saved, or as somebody is changing it. What a colleague does shows at once, unless something is typed. */
export function OrderEditor({ order, typedBefore }: OrderEditorProps) {
  const [loaded, setLoaded] = useState(order);
  const [isChanged, setIsChanged] = useState(false);
  /** Of an order that was placed: its inputs are opened. A draft is always open. */
  const [isOpened, setIsOpened] = useState(false);
  /** What was typed over an earlier version and goes on over a later one. */
  const [start, setStart] = useState(typedBefore);
  /** For colleagues: it stays whatever is saved of the order meanwhile, by whom. */
  const [note, setNote] = useState('');
  const [act, setAct] = useState<Act | null>(null);
  const [refused, setRefused] = useState<RefusedDraft | null>(null);
  const [isGone, setIsGone] = useState(false);
  const acts = useOrderActs(order.id);
  const {
    part: OrderDialogs,
    fetch,
    fetchAhead,
  } = useLatePart(() => import('./order-dialogs.tsx').then((module) => module.OrderDialogs));
  // The first of them may be wanted when the network is gone: it says so itself.
  const prepare = useEffectEvent(() => void fetchAhead());
  useEffect(() => whenIdle(() => prepare()), []);
  const latest = isChanged ? loaded : order;

  async function begin(chosen: Act): Promise<void> {
    if (await fetch()) setAct(chosen);
  }

  return (
    <>
      <LoadedOrder
        key={latest.version}
        order={latest}
        start={start}
        newer={isChanged && order.version > loaded.version ? order : null}
        acts={acts}
        note={{ text: note, setText: setNote }}
        isOpened={isOpened}
        refused={refused}
        isGone={isGone}
        onOpen={setIsOpened}
        onAct={(chosen) => void begin(chosen)}
        onChanged={(changed) => {
          if (changed && !isChanged) setLoaded(order);
          if (changed !== isChanged) setIsChanged(changed);
          if (!changed) setStart(null);
        }}
        onMerged={(merged, over) => {
          setStart(merged);
          setLoaded(over);
        }}
      />
      {OrderDialogs && (
        <OrderDialogs
          order={order}
          acts={acts}
          open={act}
          onClose={() => setAct(null)}
          onLinesRefused={(problems) => setRefused({ version: order.version, problems })}
          onDiscarded={() => setIsGone(true)}
        />
      )}
    </>
  );
}

/** Why a draft wasn't placed, as it was saved then. */
interface RefusedDraft {
  version: number;
  problems: OrderProblems;
}

interface LoadedOrderProps {
  order: Order;
  start: OrderFields | null;
  /** As somebody else has saved it since. */
  newer: Order | null;
  acts: OrderActs;
  note: TypedNote;
  isOpened: boolean;
  refused: RefusedDraft | null;
  isGone: boolean;
  onOpen: (isOpened: boolean) => void;
  onAct: (act: Act) => void;
  onChanged: (isChanged: boolean) => void;
  onMerged: (merged: OrderFields, over: Order) => void;
}

function LoadedOrder(props: LoadedOrderProps) {
  const { order, start, newer, acts, note, isOpened, refused, isGone } = props;
  const { onOpen, onAct, onChanged, onMerged } = props;
  const roles = useSession(rolesHere);
  const seesMoney = allows(roles, 'seeMoney');
  const currency = useCurrency();
  const [now] = useState(() => new Date());
  const isPlaced = order.state !== 'draft';
  const isCancelled = newer !== null && !allowsOrderAct(newer.state, 'edit');
  const mayEdit = allows(roles, 'sell') && allowsOrderAct(order.state, 'edit');
  const isEditing = mayEdit && (isOpened || !isPlaced);
  const asksChannel = !isPlaced && (order.channel === 'in_person' || order.channel === 'manual');
  const isDue = isPlaced && order.due_on !== null;
  const hasLeft = order.lines.some(({ fulfilled }) => fulfilled > 0);
  /** What it costs stays then. */
  const hasComeBack = order.lines.some(({ returned }) => returned > 0);
  /** The sale is in somebody's books: another can take their place, nobody cannot. */
  const isNamed = isPlaced && order.customer !== null;
  const [base] = useState(() => fieldsOf(order, currency));
  const form = useOrderForm(base, {
    start: start ?? base,
    order: {
      id: order.id,
      ...(asksChannel ? {} : { channel: order.channel }),
      ...(isPlaced ? { existing: order } : {}),
    },
    ...{ vat: order, isPlaced, isDue, isNamed },
  });
  const outstanding = hasComeBack
    ? order.outstanding
    : (form.totals?.total ?? 0) - (order.paid ?? 0) + (order.refunded ?? 0);
  const changeOrder = useChangeOrder(order.id);
  const allowed = useAllowedActs(order);
  const isChanged = !isSameOrder(base, form.typed);
  const [isSaving, setIsSaving] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const client = useQueryClient();
  const storeId = useActiveStoreId();
  const tell = useEffectEvent(onChanged);
  useEffect(() => tell(isChanged), [isChanged]);
  const showRefused = useEffectEvent((problems: OrderProblems) => {
    form.refuse(problems);
    focusProblem(problems);
  });
  useEffect(() => {
    if (refused?.version === order.version) showRefused(refused.problems);
  }, [refused, order.version]);

  async function save(): Promise<boolean> {
    const problems = form.check();
    if (problems) {
      focusProblem(problems);
      return false;
    }
    setIsSaving(true);
    try {
      await changeOrder.mutateAsync(changeBody(base, form.typed, currency, order.version));
      onOpen(false);
      onChanged(false);
      toast.success(say('saved'));
      return true;
    } catch (error) {
      setIsSaving(false);
      const places = refusedPlaces(error, form.typed);
      if (isFailure(error, 'changed_meanwhile')) {
        await client.invalidateQueries({ queryKey: keys.order(storeId, order.id) });
        setIsComparing(true);
      } else if (Object.keys(places).length > 0) {
        form.refuse(places);
        focusProblem(places);
      } else showFailure(error);
      return false;
    }
  }

  function discard(): void {
    form.discard();
    onOpen(false);
  }

  function stopEditing(): void {
    const problems = form.isAddingCustomer ? form.check() : null;
    if (problems) focusProblem(problems);
    else onOpen(false);
  }

  async function act(chosen: Act): Promise<void> {
    if (chosen === 'place') {
      const problems = form.check();
      if (problems) return focusProblem(problems);
      const { refusal } = form.offered;
      if (refusal !== null) return focusProblem({ code: refusal });
      // A draft is saved with what comes off now, so that the dialog asks for what it costs.
      const isStale = isChanged || form.totals?.total !== order.ordered_total;
      if (isStale && !(await save())) return;
    }
    onAct(chosen);
  }

  const edit =
    mayEdit && !isEditing
      ? ({ act: 'edit', onPress: () => onOpen(true) } as const)
      : isPlaced && isEditing && !isChanged
        ? ({ act: 'stopEditing', onPress: stopEditing } as const)
        : undefined;

  return (
    <Page width="wide">
      <OrderHeader order={order} seesMoney={seesMoney}>
        {isPlaced && (
          <DocumentsMenu
            order={{ id: order.id, name: orderName(order), customerId: order.customer?.id ?? null }}
            isUnpaid={(order.outstanding ?? 0) > 0 && !order.test}
            disabled={isChanged}
          />
        )}
        <OrderButtons
          order={order}
          allowed={allowed}
          disabled={isChanged}
          onAct={(chosen) => void act(chosen)}
          edit={edit}
        />
      </OrderHeader>
      {newer && isCancelled && (
        <OrderCancelled base={base} mine={form.typed} newer={newer} onClose={discard} />
      )}
      {newer && !isCancelled && !isSaving && (
        <NotificationCard
          kind="attention"
          title={say('changed.title')}
          action={
            <Button size="sm" onClick={() => setIsComparing(true)}>
              {say('changed.review')}
            </Button>
          }
        >
          {say('changed.text')}
        </NotificationCard>
      )}
      <RecordedNotice order={order} act={acts.review} disabled={isChanged} />
      <Columns>
        <Stack>
          {isEditing && !hasComeBack ? (
            <LinesEditor form={form} vat={order} />
          ) : (
            <LinesCard order={order} seesMoney={seesMoney} />
          )}
          {seesMoney && <PaymentsCard order={order} />}
          <FulfilmentHistoryCard order={order} />
          <TimelineCard order={order} act={acts.note} note={note} />
        </Stack>
        <Stack>
          {isEditing ? (
            <>
              {isNamed && (order.paid ?? 0) > 0 ? (
                <CustomerCard customer={order.customer} />
              ) : (
                <CustomerFields
                  value={form.typed.customer}
                  error={form.problems.customer_id}
                  onChange={(customer) => form.change({ customer })}
                  onAdding={form.setAddingCustomer}
                />
              )}
              <SideFields
                form={form}
                asksChannel={asksChannel}
                due={
                  isDue
                    ? 'asked'
                    : !isPlaced || (outstanding ?? 0) <= 0
                      ? undefined
                      : (order.outstanding ?? 0) > 0
                        ? 'open'
                        : 'today'
                }
                isLeaving={hasLeft}
              />
              <FactsCard order={order} seesMoney={seesMoney} now={now} />
            </>
          ) : (
            <>
              <CustomerCard customer={order.customer} />
              <PaymentProofsCard order={order} />
              <DeliveryCard order={order} act={acts.ready} disabled={isChanged} />
              <FactsCard order={order} seesMoney={seesMoney} now={now} />
              <NoteCard order={order} />
            </>
          )}
        </Stack>
      </Columns>
      {newer && !isCancelled && isComparing && (
        <OrderConflict
          base={base}
          mine={form.typed}
          newer={newer}
          onMerged={onMerged}
          onClose={() => setIsComparing(false)}
        />
      )}
      <SaveBar dirty={isChanged && !isCancelled} saving={isSaving} onSave={save} onDiscard={discard} />
      <UnsavedGuard dirty={(isChanged || form.isAddingCustomer) && !isGone && !isSaving} />
    </Page>
  );
}
