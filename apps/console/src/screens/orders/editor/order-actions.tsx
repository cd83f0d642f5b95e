import { allows } from '@sokoni/rules/access/roles';
import { allowsOrderAct } from '@sokoni/rules/orders/order-state';
import { EllipsisIcon } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { HistoryItem } from '#parts/pages/audit-log-item.tsx';
import { openOf, outOf } from '#screens/orders/fulfilment/open-quantities.ts';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { type Act, nextAct } from './next-act.ts';

/** What the state of the order and the person's role allow, the most likely first. */
export function useAllowedActs(order: Order): readonly Act[] {
  const roles = useSession(rolesHere);
  const { state } = order;
  const left = (order.paid ?? 0) - (order.refunded ?? 0);
  const canComeBack =
    allows(roles, 'refundOrder') &&
    allowsOrderAct(state, 'return') &&
    order.lines.some((line) => outOf(line) > 0);
  const allowed: Record<Act, boolean> = {
    place: allows(roles, 'sell') && allowsOrderAct(state, 'place'),
    fulfil:
      allows(roles, 'fulfilOrder') &&
      allowsOrderAct(state, 'fulfil') &&
      order.lines.some((line) => openOf(line) > 0),
    pay: allows(roles, 'sell') && allowsOrderAct(state, 'pay') && (order.outstanding ?? 0) > 0,
    refund: allows(roles, 'refundOrder') && allowsOrderAct(state, 'refund') && left > 0,
    return: canComeBack,
    exchange: canComeBack,
    cancel: allows(roles, 'refundOrder') && allowsOrderAct(state, 'cancel'),
    discard: allows(roles, 'sell') && state === 'draft',
  };
  return (Object.keys(allowed) as Act[]).filter((act) => allowed[act]);
}

/** An act as it is called here: of an order that has left in part only the rest is cancelled. */
function actOf(act: Act, { state }: Order): Act | 'cancelRest' {
  return act === 'cancel' && state === 'part_fulfilled' ? 'cancelRest' : act;
}

interface OrderButtonsProps {
  order: Order;
  allowed: readonly Act[];
  /** What is typed is saved first. */
  disabled: boolean;
  onAct: (act: Act) => void;
  /** Opens the inputs, or closes them; absent where nothing can be edited, or something was. */
  edit: { act: 'edit' | 'stopEditing'; onPress: () => void } | undefined;
}

/** The acts of an order as a whole: what to do next as the one primary button, the others in a menu. */
export function OrderButtons({ order, allowed, disabled, onAct, edit }: OrderButtonsProps) {
  const seesHistory = allows(useSession(rolesHere), 'seeAuditLog');
  const dates = useStoreDates();
  const [now] = useState(() => new Date());
  const next = nextAct(order, allowed, dates.dayOf(now));
  const others = allowed.filter((act) => act !== next);
  return (
    <>
      {(others.length > 0 || seesHistory) && (
        <Menu
          width={220}
          target={<IconButton variant="secondary" label={say('acts.menu')} icon={<EllipsisIcon />} />}
        >
          {others.map((act) => (
            <MenuItem
              key={act}
              danger={act === 'cancel' || act === 'discard'}
              disabled={disabled && act !== 'discard'}
              onClick={() => onAct(act)}
            >
              {say(`menu.${actOf(act, order)}`)}
            </MenuItem>
          ))}
          <HistoryItem subject={`order:${order.id}`} />
        </Menu>
      )}
      {edit && <Button onClick={edit.onPress}>{say(`act.${edit.act}`)}</Button>}
      {next && (
        <Button variant="primary" disabled={disabled && next !== 'place'} onClick={() => onAct(next)}>
          {say(`act.${actOf(next, order)}`)}
        </Button>
      )}
    </>
  );
}
