import { allowsAct, openPieces, purchaseOrderNumber } from '@sokoni/rules/purchase-order';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMoveOrder } from '#api/purchasing.ts';
import type { PurchaseOrder } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { paths } from '#paths.ts';
import { Button, buttonClass, IconButton } from '#ui/button.tsx';
import { MoreIcon, PrintIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.tsx';

type Act = 'placement' | 'closure' | 'cancellation';

/** What can be done with an order as a whole. While something is typed it is saved first. */
export function OrderActs({ order, isChanged }: { order: PurchaseOrder; isChanged: boolean }) {
  const [asked, setAsked] = useState<Act | null>(null);
  const moveOrder = useMoveOrder(order.id);
  const number = purchaseOrderNumber(order.number);
  const open = order.lines.reduce((sum, line) => sum + openPieces(line), 0);
  const questions = {
    placement: {
      title: `Mark ${number} as ordered?`,
      text: `Its ${order.quantity} pieces count as on their way from ${order.supplier.name}. Print the order, or tell the supplier as you always do.`,
      label: 'Mark as ordered',
      done: `${number} is ordered.`,
    },
    closure: {
      title: `Close ${number} short?`,
      text: `${open} ${open === 1 ? 'piece is' : 'pieces are'} expected no more. What was paid on top then lies on what has come.`,
      label: 'Close short',
      done: `${number} is closed.`,
    },
    cancellation: {
      title: `Cancel ${number}?`,
      text: 'Its goods are expected no more. The order stays on record.',
      label: 'Cancel the order',
      done: `${number} is cancelled.`,
    },
  } as const;
  const question = asked && questions[asked];

  return (
    <>
      <Menu
        width={220}
        target={<IconButton variant="secondary" label="More to do with this order" icon={<MoreIcon />} />}
      >
        <MenuItem start={<PrintIcon size={18} />} onClick={() => window.print()}>
          Print
        </MenuItem>
        {allowsAct(order.state, 'close') && (
          <MenuItem disabled={isChanged} onClick={() => setAsked('closure')}>
            Close short…
          </MenuItem>
        )}
        {allowsAct(order.state, 'cancel') && (
          <MenuItem danger disabled={isChanged} onClick={() => setAsked('cancellation')}>
            Cancel the order…
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
        <Link to={paths.receiveGoods(order.id)} className={buttonClass({ variant: 'primary' })}>
          Receive goods
        </Link>
      )}
      {question && (
        <ConfirmModal
          open
          danger={asked === 'cancellation'}
          title={question.title}
          confirmLabel={question.label}
          cancelLabel={asked === 'cancellation' ? 'Keep it' : 'Cancel'}
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
