import { allowsOrderAct } from '@sokoni/rules/order-state';
import { allows } from '@sokoni/rules/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isFailure } from '#api/api-error.ts';
import { keys } from '#api/keys.ts';
import { type OrderActs, useChangeOrder, useOrderActs } from '#api/orders.ts';
import { useActiveStoreId } from '#api/stores.ts';
import type { Order } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { useCurrency } from '#parts/money-text.ts';
import { PapersMenu } from '#parts/papers-menu.tsx';
import { useLatePart } from '#parts/use-late-part.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { UnsavedGuard } from '#shell/unsaved-guard.tsx';
import { Button } from '#ui/button.tsx';
import { Columns, Stack } from '#ui/layout.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { toast } from '#ui/toast.tsx';
import { CustomerCard, CustomerFields } from './customer-card.tsx';
import { focusProblem } from './focus-problem.ts';
import { GoodsMovesCard } from './goods-moves-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { LinesEditor } from './lines-editor.tsx';
import { type Act, OrderButtons, useAllowedActs } from './order-acts.tsx';
import { changeBody } from './order-bodies.ts';
import { OrderConflict } from './order-conflict.tsx';
import { fieldsOf, isSameOrder, type OrderFields } from './order-fields.ts';
import { OrderHeader } from './order-header.tsx';
import { orderName } from './order-look.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { refusedPlaces } from './refused-places.ts';
import { FactsCard, NoteCard } from './side-cards.tsx';
import { SideFields } from './side-fields.tsx';
import { TimelineCard, type TypedNote } from './timeline-card.tsx';
import { useOrderForm } from './use-order-form.ts';

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
  const [kept, setKept] = useState(typedBefore);
  /** For colleagues: it stays whatever is saved of the order meanwhile, by whom. */
  const [note, setNote] = useState('');
  const [act, setAct] = useState<Act | null>(null);
  const [isGone, setIsGone] = useState(false);
  const acts = useOrderActs(order.id);
  const { part: OrderDialogs, fetch } = useLatePart(() =>
    import('./order-dialogs.tsx').then((module) => module.OrderDialogs),
  );
  const latest = isChanged ? loaded : order;

  async function begin(chosen: Act): Promise<void> {
    if (await fetch()) setAct(chosen);
  }

  return (
    <>
      <LoadedOrder
        key={latest.version}
        order={latest}
        start={kept}
        fresh={isChanged && order.version > loaded.version ? order : null}
        acts={acts}
        note={{ text: note, setText: setNote }}
        isOpened={isOpened}
        isGone={isGone}
        onOpen={setIsOpened}
        onAct={(chosen) => void begin(chosen)}
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
      {OrderDialogs && (
        <OrderDialogs
          order={order}
          acts={acts}
          open={act}
          onClose={() => setAct(null)}
          onDiscarded={() => setIsGone(true)}
        />
      )}
    </>
  );
}

interface LoadedOrderProps {
  order: Order;
  start: OrderFields | null;
  /** As somebody else has saved it since. */
  fresh: Order | null;
  acts: OrderActs;
  note: TypedNote;
  isOpened: boolean;
  isGone: boolean;
  onOpen: (isOpened: boolean) => void;
  onAct: (act: Act) => void;
  onChanged: (isChanged: boolean) => void;
  onMerged: (merged: OrderFields, over: Order) => void;
}

function LoadedOrder(props: LoadedOrderProps) {
  const { order, start, fresh, acts, note, isOpened, isGone, onOpen, onAct, onChanged, onMerged } = props;
  const roles = useSession(rolesHere);
  const seesMoney = allows(roles, 'seeMoney');
  const currency = useCurrency();
  const [now] = useState(() => new Date());
  const isPlaced = order.state !== 'draft';
  const mayEdit = allows(roles, 'sell') && allowsOrderAct(order.state, 'edit');
  const isEditing = mayEdit && (isOpened || !isPlaced);
  const isDue = isPlaced && order.due_on !== null;
  const hasLeft = order.lines.some(({ fulfilled }) => fulfilled > 0);
  /** What it costs stays then. */
  const hasComeBack = order.lines.some(({ returned }) => returned > 0);
  /** The sale is in somebody's books: another can take their place, nobody cannot. */
  const isNamed = isPlaced && order.customer !== null;
  const [base] = useState(() => fieldsOf(order, currency));
  const form = useOrderForm(base, {
    start: start ?? base,
    order: { id: order.id, channel: order.channel, ...(isPlaced ? { standing: order } : {}) },
    ...{ vat: order, isPlaced, isDue, isNamed },
  });
  const owed = hasComeBack
    ? order.owed
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
      toast.success('The order is saved.');
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

  async function act(chosen: Act): Promise<void> {
    if (chosen === 'place') {
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
      ? ({ label: 'Edit', onPress: () => onOpen(true) } as const)
      : isPlaced && isEditing && !isChanged
        ? ({ label: 'Stop editing', onPress: () => onOpen(false) } as const)
        : undefined;

  return (
    <Page width="wide">
      <OrderHeader order={order} seesMoney={seesMoney}>
        {isPlaced && (
          <PapersMenu
            order={{ id: order.id, name: orderName(order), customerId: order.customer?.id ?? null }}
            isOwing={(order.owed ?? 0) > 0 && !order.test}
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
      {fresh && !isSaving && (
        <NotificationCard
          kind="attention"
          title="Somebody else has changed this order"
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
          {isEditing && !hasComeBack ? (
            <LinesEditor form={form} vat={order} givesDiscounts={allows(roles, 'giveDiscount')} />
          ) : (
            <LinesCard order={order} seesMoney={seesMoney} />
          )}
          {seesMoney && <PaymentsCard order={order} />}
          <GoodsMovesCard order={order} />
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
                />
              )}
              <SideFields
                form={form}
                due={
                  isDue
                    ? 'asked'
                    : !isPlaced || (owed ?? 0) <= 0
                      ? undefined
                      : (order.owed ?? 0) > 0
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
              <FactsCard order={order} seesMoney={seesMoney} now={now} />
              <NoteCard order={order} />
            </>
          )}
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
      <SaveBar
        dirty={isChanged}
        saving={isSaving}
        onSave={save}
        onDiscard={() => {
          form.discard();
          onOpen(false);
        }}
      />
      <UnsavedGuard dirty={isChanged && !isGone && !isSaving} />
    </Page>
  );
}
