import { openUnits, purchaseOrderNumber } from '@sokoni/rules/stock/purchase-order';
import { useMailOrder, useMoveOrder } from '#api/inventory/purchasing.ts';
import type { PurchaseOrder } from '#contract-types.ts';
import { LetterModal } from '#parts/documents/email-modal.tsx';
import { showFailure } from '#parts/forms/checked-form.ts';
import { ReturnItemsModal } from '#screens/purchasing/returning/return-items-modal.tsx';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import type { Act } from './purchase-order-actions.tsx';

interface OrderDialogsProps {
  order: PurchaseOrder;
  open: Act | null;
  onClose: () => void;
}

/** The dialog of the act that was chosen. It stays with what is typed in it, whatever is saved of the order meanwhile. */
export function OrderDialogs({ order, open, onClose }: OrderDialogsProps) {
  const moveOrder = useMoveOrder(order.id);
  const mailOrder = useMailOrder(order.id);
  const number = purchaseOrderNumber(order.number);
  const left = order.lines.reduce((sum, line) => sum + openUnits(line), 0);
  const questions = {
    placement: {
      title: sayPurchaseOrder('place.title', { number }),
      text: sayPurchaseOrder('place.text', { count: order.quantity, supplier: order.supplier.name }),
      label: sayPurchaseOrder('place.confirm'),
      done: sayPurchaseOrder('place.done', { number }),
    },
    closure: {
      title: sayPurchaseOrder('close.title', { number }),
      text: sayPurchaseOrder('close.text', { count: left }),
      label: sayPurchaseOrder('close.confirm'),
      done: sayPurchaseOrder('close.done', { number }),
    },
    cancellation: {
      title: sayPurchaseOrder('cancel.title', { number }),
      text: sayPurchaseOrder('cancel.text'),
      label: sayPurchaseOrder('cancel.confirm'),
      done: sayPurchaseOrder('cancel.done', { number }),
    },
  } as const;
  const asked = open === 'mail' || open === 'return' ? null : open;
  const question = asked && questions[asked];

  return (
    <>
      {open === 'mail' && (
        <LetterModal
          title={sayPurchaseOrder('mail.title', { number, supplier: order.supplier.name })}
          confirmLabel={sayPurchaseOrder('mail.send')}
          address={order.supplier.email}
          busy={mailOrder.isPending}
          onSend={mailOrder.mutateAsync}
          onClose={onClose}
        >
          {sayPurchaseOrder('mail.hint')}
        </LetterModal>
      )}
      {open === 'return' && <ReturnItemsModal order={order} onClose={onClose} />}
      {asked && question && (
        <ConfirmModal
          open
          danger={asked === 'cancellation'}
          title={question.title}
          confirmLabel={question.label}
          cancelLabel={
            asked === 'cancellation' ? sayPurchaseOrder('cancel.keep') : sayPurchaseOrder('acts.dismiss')
          }
          busy={moveOrder.isPending}
          onCancel={onClose}
          onConfirm={() =>
            moveOrder.mutate(asked, {
              onSuccess: () => {
                toast.success(question.done);
                onClose();
              },
              onError: (error) => {
                showFailure(error);
                onClose();
              },
            })
          }
        >
          <p>{question.text}</p>
        </ConfirmModal>
      )}
    </>
  );
}
