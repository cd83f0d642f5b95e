import { useNavigate } from 'react-router';
import { type OrderActs as Acts, useDiscardOrder } from '#api/orders.ts';
import type { Order } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { paths } from '#paths.ts';
import { ConfirmModal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.tsx';
import { CancelModal } from './cancel-modal.tsx';
import { ExchangeModal } from './exchange-modal.tsx';
import { HandOverModal } from './hand-over-modal.tsx';
import { MoneyModal } from './money-modal.tsx';
import type { Act } from './order-acts.tsx';
import { orderName } from './order-look.tsx';
import { PlaceModal } from './place-modal.tsx';
import { TakeBackModal } from './take-back-modal.tsx';

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
          const placed = await acts.place.mutateAsync({ ...body, expected_total: order.ordered_total ?? 0 });
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
  if (open === 'cancel') {
    const cancelled = order.state === 'part_fulfilled' ? `The rest of ${name}` : name;
    return <CancelModal {...dialog} act={acts.cancel} onDone={done(`${cancelled} is cancelled.`)} />;
  }
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
