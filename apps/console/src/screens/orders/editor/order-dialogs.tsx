import { useNavigate } from 'react-router';
import { type OrderActs as Acts, type SettlementBody, useDiscardOrder } from '#api/sales/orders.ts';
import type { Order } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { paths } from '#paths.ts';
import { CancelModal } from '#screens/orders/actions/cancel-order-modal.tsx';
import type { OrderProblems } from '#screens/orders/form/check-order-fields.ts';
import { fieldsOf } from '#screens/orders/form/order-fields.ts';
import { refusedLines } from '#screens/orders/form/refused-order-fields.ts';
import { FulfilItemsModal } from '#screens/orders/fulfilment/fulfil-items-modal.tsx';
import { orderName } from '#screens/orders/order-badges.tsx';
import { MoneyModal } from '#screens/orders/payments/payment-modal.tsx';
import { PlaceModal } from '#screens/orders/payments/place-order-modal.tsx';
import { usualPaymentMethod, usualRefundMethod } from '#screens/orders/payments/usual-payment.ts';
import { ExchangeModal } from '#screens/orders/returns/exchange-modal.tsx';
import { ReturnItemsModal } from '#screens/orders/returns/return-items-modal.tsx';
import { sayOrderDialog as say } from '#sentences/orders/dialogs.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import type { Act } from './next-act.ts';

interface OrderDialogsProps {
  order: Order;
  acts: Acts;
  open: Act | null;
  onClose: () => void;
  /** Why the draft isn't placed, where its lines are to blame. */
  onLinesRefused: (problems: OrderProblems) => void;
  /** The draft goes with the page. */
  onDiscarded: () => void;
}

/** The dialog of the act that was chosen. */
export function OrderDialogs(props: OrderDialogsProps) {
  const { order, acts, open, onClose, onLinesRefused, onDiscarded } = props;
  const currency = useCurrency();
  const discard = useDiscardOrder(order.id);
  const navigate = useNavigate();
  const done = (text: string) => () => {
    toast.success(text);
    onClose();
  };
  const left = (order.paid ?? 0) - (order.refunded ?? 0);
  const outstanding = order.outstanding ?? 0;
  const name = orderName(order);

  async function place(body: SettlementBody): Promise<void> {
    try {
      const placed = await acts.place.mutateAsync({ ...body, expected_total: order.ordered_total ?? 0 });
      done(say('done.placed', { order: orderName(placed) }))();
    } catch (error) {
      const lines = refusedLines(error, fieldsOf(order, currency));
      if (!lines) throw error;
      onClose();
      onLinesRefused(lines);
    }
  }

  if (open === 'place') {
    return (
      <PlaceModal
        total={order.ordered_total ?? 0}
        customer={order.customer}
        busy={acts.place.isPending}
        onPlace={place}
        onClose={onClose}
      />
    );
  }
  if (open === 'pay') {
    return (
      <MoneyModal
        kind="payment"
        order={order}
        most={outstanding}
        usual={outstanding}
        method={usualPaymentMethod(order)}
        act={acts.pay}
        onDone={done(say('done.paid'))}
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
        usual={outstanding < 0 ? Math.min(left, -outstanding) : left}
        method={usualRefundMethod(order)}
        act={acts.refund}
        onDone={done(say('done.refunded'))}
        onClose={onClose}
      />
    );
  }
  const dialog = { order, onClose };
  if (open === 'fulfil')
    return <FulfilItemsModal {...dialog} act={acts.fulfil} onDone={done(say('done.fulfilled'))} />;
  if (open === 'return')
    return <ReturnItemsModal {...dialog} act={acts.return} onDone={(text) => done(text)()} />;
  if (open === 'exchange') {
    return (
      <ExchangeModal
        {...dialog}
        act={acts.exchange}
        onDone={(id) => {
          done(say('done.exchanged'))();
          void navigate(paths.order(id));
        }}
      />
    );
  }
  if (open === 'cancel') {
    const isRest = order.state === 'part_fulfilled';
    const cancelled = say(isRest ? 'done.cancelledRest' : 'done.cancelled', { order: name });
    return <CancelModal {...dialog} act={acts.cancel} onDone={done(cancelled)} />;
  }
  if (open !== 'discard') return null;
  return (
    <ConfirmModal
      open
      danger
      title={say('discard.title')}
      confirmLabel={say('discard.confirm')}
      cancelLabel={say('discard.keep')}
      busy={discard.isPending}
      onCancel={onClose}
      onConfirm={() =>
        discard.mutate(undefined, {
          onSuccess: () => {
            toast.success(say('done.discarded'));
            onDiscarded();
            void navigate(paths.orderDrafts, { replace: true });
          },
          onError: (error) => {
            showFailure(error);
            onClose();
          },
        })
      }
    >
      <p>{say('discard.text')}</p>
    </ConfirmModal>
  );
}
