import { allowsAct, openUnits, purchaseOrderNumber } from '@sokoni/rules/stock/purchase-order';
import { EllipsisIcon, MailIcon, PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMailOrder, useMoveOrder } from '#api/inventory/purchasing.ts';
import type { PurchaseOrder } from '#contract-types.ts';
import { LetterModal } from '#parts/documents/email-modal.tsx';
import { showFailure } from '#parts/forms/checked-form.ts';
import { paths } from '#paths.ts';
import { Button, buttonClass, IconButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';

type Act = 'placement' | 'closure' | 'cancellation';

/** What can be done with an order as a whole. While something is typed it is saved first. */
export function OrderActs({ order, isChanged }: { order: PurchaseOrder; isChanged: boolean }) {
  const [asked, setAsked] = useState<Act | null>(null);
  const [isMailing, setIsMailing] = useState(false);
  const moveOrder = useMoveOrder(order.id);
  const mailOrder = useMailOrder(order.id);
  const number = purchaseOrderNumber(order.number);
  const open = order.lines.reduce((sum, line) => sum + openUnits(line), 0);
  const questions = {
    placement: {
      title: `Mark ${number} as ordered?`,
      text: `${order.quantity} ${order.quantity === 1 ? 'unit' : 'units'} from ${order.supplier.name} will count as incoming. Print the order or send it to the supplier.`,
      label: 'Mark as ordered',
      done: `${number} marked as ordered`,
    },
    closure: {
      title: `Close ${number} as incomplete?`,
      text: `${open} ${open === 1 ? 'unit' : 'units'} will no longer be expected. Extra costs are spread across the items received.`,
      label: 'Close as incomplete',
      done: `${number} closed`,
    },
    cancellation: {
      title: `Cancel ${number}?`,
      text: 'Its items will no longer be expected. The order stays on record.',
      label: 'Cancel order',
      done: `${number} cancelled`,
    },
  } as const;
  const question = asked && questions[asked];

  return (
    <>
      <Menu
        width={220}
        target={<IconButton variant="secondary" label="More actions" icon={<EllipsisIcon />} />}
      >
        <MenuItem start={<PrinterIcon size={18} />} onClick={() => window.print()}>
          Print
        </MenuItem>
        {order.supplier.email !== '' && allowsAct(order.state, 'mail') && (
          <MenuItem start={<MailIcon size={18} />} disabled={isChanged} onClick={() => setIsMailing(true)}>
            Email to supplier…
          </MenuItem>
        )}
        {allowsAct(order.state, 'close') && (
          <MenuItem disabled={isChanged} onClick={() => setAsked('closure')}>
            Close as incomplete…
          </MenuItem>
        )}
        {allowsAct(order.state, 'cancel') && (
          <MenuItem danger disabled={isChanged} onClick={() => setAsked('cancellation')}>
            Cancel order…
          </MenuItem>
        )}
      </Menu>
      {allowsAct(order.state, 'order') && (
        <Button
          variant="primary"
          disabled={isChanged || order.lines.length === 0}
          onClick={() => setAsked('placement')}
        >
          Mark as ordered
        </Button>
      )}
      {allowsAct(order.state, 'receive') && (
        <Link to={paths.receiveItems(order.id)} className={buttonClass({ variant: 'primary' })}>
          Receive items
        </Link>
      )}
      {isMailing && (
        <LetterModal
          title={`Email ${number} to ${order.supplier.name}`}
          confirmLabel="Send purchase order"
          address={order.supplier.email}
          busy={mailOrder.isPending}
          onSend={mailOrder.mutateAsync}
          onClose={() => setIsMailing(false)}
        >
          Lists the items in your store’s name. Replies go to your store’s email.
        </LetterModal>
      )}
      {question && (
        <ConfirmModal
          open
          danger={asked === 'cancellation'}
          title={question.title}
          confirmLabel={question.label}
          cancelLabel={asked === 'cancellation' ? 'Keep order' : 'Cancel'}
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
