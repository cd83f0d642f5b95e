import {
  allowsAct,
  openUnits,
  purchaseOrderNumber,
  returnableUnits,
} from '@sokoni/rules/stock/purchase-order';
import { EllipsisIcon, MailIcon, PrinterIcon, Undo2Icon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMailOrder, useMoveOrder } from '#api/inventory/purchasing.ts';
import type { PurchaseOrder } from '#contract-types.ts';
import { LetterModal } from '#parts/documents/email-modal.tsx';
import { showFailure } from '#parts/forms/checked-form.ts';
import { paths } from '#paths.ts';
import { ReturnItemsModal } from '#screens/purchasing/returning/return-items-modal.tsx';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';
import { Button, buttonClass, IconButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';

type Act = 'placement' | 'closure' | 'cancellation';

/** What can be done with an order as a whole. While something is typed it is saved first. */
export function OrderActs({ order, isChanged }: { order: PurchaseOrder; isChanged: boolean }) {
  const [asked, setAsked] = useState<Act | null>(null);
  const [isMailing, setIsMailing] = useState(false);
  const [isReturning, setIsReturning] = useState(false);
  const moveOrder = useMoveOrder(order.id);
  const mailOrder = useMailOrder(order.id);
  const number = purchaseOrderNumber(order.number);
  const open = order.lines.reduce((sum, line) => sum + openUnits(line), 0);
  const canReturn =
    allowsAct(order.state, 'returnItems') && order.lines.some((line) => returnableUnits(line) > 0);
  const questions = {
    placement: {
      title: sayPurchaseOrder('place.title', { number }),
      text: sayPurchaseOrder('place.text', { count: order.quantity, supplier: order.supplier.name }),
      label: sayPurchaseOrder('place.confirm'),
      done: sayPurchaseOrder('place.done', { number }),
    },
    closure: {
      title: sayPurchaseOrder('close.title', { number }),
      text: sayPurchaseOrder('close.text', { count: open }),
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
  const question = asked && questions[asked];

  return (
    <>
      <Menu
        width={220}
        target={
          <IconButton variant="secondary" label={sayPurchaseOrder('acts.label')} icon={<EllipsisIcon />} />
        }
      >
        <MenuItem start={<PrinterIcon size={18} />} disabled={isChanged} onClick={() => window.print()}>
          {sayPurchaseOrder('acts.print')}
        </MenuItem>
        {order.supplier.email !== '' && allowsAct(order.state, 'mail') && (
          <MenuItem start={<MailIcon size={18} />} disabled={isChanged} onClick={() => setIsMailing(true)}>
            {sayPurchaseOrder('acts.mail')}
          </MenuItem>
        )}
        {canReturn && (
          <MenuItem start={<Undo2Icon size={18} />} disabled={isChanged} onClick={() => setIsReturning(true)}>
            {sayPurchaseOrder('acts.return')}
          </MenuItem>
        )}
        {allowsAct(order.state, 'close') && (
          <MenuItem disabled={isChanged} onClick={() => setAsked('closure')}>
            {sayPurchaseOrder('acts.close')}
          </MenuItem>
        )}
        {allowsAct(order.state, 'cancel') && (
          <MenuItem danger disabled={isChanged} onClick={() => setAsked('cancellation')}>
            {sayPurchaseOrder('acts.cancel')}
          </MenuItem>
        )}
      </Menu>
      {allowsAct(order.state, 'order') && (
        <Button
          variant="primary"
          disabled={isChanged || order.lines.length === 0}
          onClick={() => setAsked('placement')}
        >
          {sayPurchaseOrder('place.confirm')}
        </Button>
      )}
      {allowsAct(order.state, 'receive') && (
        <Link to={paths.receiveItems(order.id)} className={buttonClass({ variant: 'primary' })}>
          {sayPurchaseOrder('acts.receive')}
        </Link>
      )}
      {isMailing && (
        <LetterModal
          title={sayPurchaseOrder('mail.title', { number, supplier: order.supplier.name })}
          confirmLabel={sayPurchaseOrder('mail.send')}
          address={order.supplier.email}
          busy={mailOrder.isPending}
          onSend={mailOrder.mutateAsync}
          onClose={() => setIsMailing(false)}
        >
          {sayPurchaseOrder('mail.hint')}
        </LetterModal>
      )}
      {isReturning && <ReturnItemsModal order={order} onClose={() => setIsReturning(false)} />}
      {question && (
        <ConfirmModal
          open
          danger={asked === 'cancellation'}
          title={question.title}
          confirmLabel={question.label}
          cancelLabel={
            asked === 'cancellation' ? sayPurchaseOrder('cancel.keep') : sayPurchaseOrder('acts.dismiss')
          }
          busy={moveOrder.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() =>
            moveOrder.mutate(asked, {
              onSuccess: () => {
                toast.success(question.done);
                setAsked(null);
              },
              onError: (error) => {
                showFailure(error);
                setAsked(null);
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
