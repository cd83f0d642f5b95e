import { allowsAct, returnableUnits } from '@sokoni/rules/stock/purchase-order';
import { EllipsisIcon, MailIcon, PrinterIcon, Undo2Icon } from 'lucide-react';
import { Link } from 'react-router';
import type { PurchaseOrder } from '#contract-types.ts';
import { paths } from '#paths.ts';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';
import { Button, buttonClass, IconButton } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';

export type Act = 'placement' | 'closure' | 'cancellation' | 'mail' | 'return';

interface OrderActsProps {
  order: PurchaseOrder;
  isChanged: boolean;
  onAct: (act: Act) => void;
}

/** What can be done with an order as a whole. While something is typed it is saved first. */
export function OrderActs({ order, isChanged, onAct }: OrderActsProps) {
  const canReturn =
    allowsAct(order.state, 'returnItems') && order.lines.some((line) => returnableUnits(line) > 0);
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
          <MenuItem start={<MailIcon size={18} />} disabled={isChanged} onClick={() => onAct('mail')}>
            {sayPurchaseOrder('acts.mail')}
          </MenuItem>
        )}
        {canReturn && (
          <MenuItem start={<Undo2Icon size={18} />} disabled={isChanged} onClick={() => onAct('return')}>
            {sayPurchaseOrder('acts.return')}
          </MenuItem>
        )}
        {allowsAct(order.state, 'close') && (
          <MenuItem disabled={isChanged} onClick={() => onAct('closure')}>
            {sayPurchaseOrder('acts.close')}
          </MenuItem>
        )}
        {allowsAct(order.state, 'cancel') && (
          <MenuItem danger disabled={isChanged} onClick={() => onAct('cancellation')}>
            {sayPurchaseOrder('acts.cancel')}
          </MenuItem>
        )}
      </Menu>
      {allowsAct(order.state, 'order') && (
        <Button
          variant="primary"
          disabled={isChanged || order.lines.length === 0}
          onClick={() => onAct('placement')}
        >
          {sayPurchaseOrder('place.confirm')}
        </Button>
      )}
      {allowsAct(order.state, 'receive') && (
        <Link to={paths.receiveItems(order.id)} className={buttonClass({ variant: 'primary' })}>
          {sayPurchaseOrder('acts.receive')}
        </Link>
      )}
    </>
  );
}
