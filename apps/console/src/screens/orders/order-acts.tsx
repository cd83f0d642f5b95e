import { allowsOrderAct } from '@sokoni/rules/order-state';
import { allows } from '@sokoni/rules/roles';
import { useNavigate } from 'react-router';
import { type OrderActs as Acts, useDiscardOrder } from '#api/orders.ts';
import type { Order } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { HistoryItem } from '#parts/history-item.tsx';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { MoreIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.tsx';
import { CancelModal } from './cancel-modal.tsx';
import { ExchangeModal } from './exchange-modal.tsx';
import { HandOverModal, openOf } from './hand-over-modal.tsx';
import { MoneyModal } from './money-modal.tsx';
import { orderName } from './order-look.tsx';
import { PlaceModal } from './place-modal.tsx';
import { outOf } from './return-table.tsx';
import { TakeBackModal } from './take-back-modal.tsx';

export type Act = 'place' | 'pay' | 'refund' | 'fulfil' | 'takeBack' | 'exchange' | 'cancel' | 'discard';

/** What the state of the order and the person's role allow, the most likely first. */
export function useAllowedActs(order: Order): readonly Act[] {
  const roles = useSession(rolesHere);
  const { state } = order;
  const left = (order.paid ?? 0) - (order.refunded ?? 0);
  const allowed: Record<Act, boolean> = {
    place: allows(roles, 'sell') && allowsOrderAct(state, 'place'),
    fulfil:
      allows(roles, 'fulfilOrder') &&
      allowsOrderAct(state, 'fulfil') &&
      order.lines.some((line) => openOf(line) > 0),
    pay: allows(roles, 'sell') && allowsOrderAct(state, 'pay') && (order.owed ?? 0) > 0,
    refund: allows(roles, 'refundOrder') && allowsOrderAct(state, 'refund') && left > 0,
    takeBack: allows(roles, 'refundOrder') && allowsOrderAct(state, 'takeBack'),
    exchange:
      allows(roles, 'refundOrder') &&
      allowsOrderAct(state, 'takeBack') &&
      order.lines.some((line) => outOf(line) > 0),
    cancel: allows(roles, 'refundOrder') && allowsOrderAct(state, 'cancel'),
    discard: allows(roles, 'sell') && state === 'draft',
  };
  return (Object.keys(allowed) as Act[]).filter((act) => allowed[act]);
}

const labels: Record<Act, string> = {
  place: 'Place order…',
  pay: 'Record payment…',
  refund: 'Refund…',
  fulfil: 'Hand over…',
  takeBack: 'Take back…',
  exchange: 'Exchange…',
  cancel: 'Cancel the order…',
  discard: 'Throw the draft away…',
};

interface OrderButtonsProps {
  order: Order;
  allowed: readonly Act[];
  /** What is typed is saved first. */
  disabled: boolean;
  onAct: (act: Act) => void;
  /** Opens the inputs, or closes them; absent where nothing can be edited, or something was. */
  edit: { label: 'Edit' | 'Stop editing'; onPress: () => void } | undefined;
}

/** The acts of an order as a whole: the two that it waits for as buttons, the others in a menu. */
export function OrderButtons({ order, allowed, disabled, onAct, edit }: OrderButtonsProps) {
  const seesHistory = allows(useSession(rolesHere), 'seeAuditLog');
  const isOverpaid = (order.owed ?? 0) < 0;
  const wanted: Act[] = isOverpaid ? ['refund', 'fulfil'] : ['place', 'fulfil', 'pay'];
  const shown = wanted.filter((act) => allowed.includes(act)).slice(0, 2);
  const others = allowed.filter((act) => !shown.includes(act));
  return (
    <>
      {(others.length > 0 || seesHistory) && (
        <Menu
          width={220}
          target={<IconButton variant="secondary" label="More to do with this order" icon={<MoreIcon />} />}
        >
          {others.map((act) => (
            <MenuItem
              key={act}
              danger={act === 'cancel' || act === 'discard'}
              disabled={disabled && act !== 'discard'}
              onClick={() => onAct(act)}
            >
              {labels[act]}
            </MenuItem>
          ))}
          <HistoryItem subject={`order:${order.id}`} />
        </Menu>
      )}
      {edit && <Button onClick={edit.onPress}>{edit.label}</Button>}
      {shown.toReversed().map((act, index) => (
        <Button
          key={act}
          variant={index === shown.length - 1 ? 'primary' : 'secondary'}
          disabled={disabled && act !== 'place'}
          onClick={() => onAct(act)}
        >
          {labels[act].replace('…', '')}
        </Button>
      ))}
    </>
  );
}

interface OrderDialogsProps {
  order: Order;
  acts: Acts;
  open: Act | null;
  onClose: () => void;
  /** The draft goes with the page. */
  onDiscarded: () => void;
}

/** The dialog of the act that was chosen. */
export function OrderDialogs({ order, acts, open, onClose, onDiscarded }: OrderDialogsProps) {
  const discard = useDiscardOrder(order.id);
  const navigate = useNavigate();
  const done = (text: string) => () => {
    toast.success(text);
    onClose();
  };
  const left = (order.paid ?? 0) - (order.refunded ?? 0);
  const owed = order.owed ?? 0;
  const name = orderName(order);

  if (open === 'place') {
    return (
      <PlaceModal
        total={order.ordered_total ?? 0}
        customer={order.customer}
        busy={acts.place.isPending}
        onPlace={async (body) => {
          const placed = await acts.place.mutateAsync(body);
          done(`${orderName(placed)} is placed.`)();
        }}
        onClose={onClose}
      />
    );
  }
  if (open === 'pay') {
    return (
      <MoneyModal
        kind="payment"
        order={order}
        most={owed}
        usual={owed}
        act={acts.pay}
        onDone={done('The payment is in the books.')}
        onClose={onClose}
      />
    );
  }
  if (open === 'refund') {
    return (
      <MoneyModal
        kind="refund"
        order={order}
        most={left}
        usual={owed < 0 ? Math.min(left, -owed) : left}
        act={acts.refund}
        onDone={done('The refund is in the books.')}
        onClose={onClose}
      />
    );
  }
  const dialog = { order, onClose };
  if (open === 'fulfil')
    return <HandOverModal {...dialog} act={acts.fulfil} onDone={done('The goods are handed over.')} />;
  if (open === 'takeBack')
    return <TakeBackModal {...dialog} act={acts.takeBack} onDone={done('The goods are taken back.')} />;
  if (open === 'exchange') {
    return (
      <ExchangeModal
        {...dialog}
        act={acts.exchange}
        onDone={(id) => {
          done('The goods are exchanged.')();
          navigate(paths.order(id));
        }}
      />
    );
  }
  if (open === 'cancel')
    return <CancelModal {...dialog} act={acts.cancel} onDone={done(`${name} is cancelled.`)} />;
  if (open !== 'discard') return null;
  return (
    <ConfirmModal
      open
      danger
      title="Throw this draft away?"
      confirmLabel="Throw it away"
      cancelLabel="Keep it"
      busy={discard.isPending}
      onCancel={onClose}
      onConfirm={() =>
        discard.mutate(undefined, {
          onSuccess: () => {
            toast.success('The draft is thrown away.');
            onDiscarded();
            navigate(paths.orderDrafts, { replace: true });
          },
          onError: (error) => {
            showFailure(error);
            onClose();
          },
        })
      }
    >
      <p>Its lines are gone for good. It has no number, so nothing of it stays.</p>
    </ConfirmModal>
  );
}
