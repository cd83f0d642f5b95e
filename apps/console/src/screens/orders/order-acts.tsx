import { allowsOrderAct } from '@sokoni/rules/order-state';
import { allows } from '@sokoni/rules/roles';
import type { Order } from '#api/types.ts';
import { HistoryItem } from '#parts/history-item.tsx';
import { rolesHere, useSession } from '#session/session.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { MoreIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { openOf, outOf } from './order-pieces.ts';

export type Act = 'place' | 'pay' | 'refund' | 'fulfil' | 'takeBack' | 'exchange' | 'cancel' | 'discard';

/** What the state of the order and the person's role allow, the most likely first. */
export function useAllowedActs(order: Order): readonly Act[] {
  const roles = useSession(rolesHere);
  const { state } = order;
  const left = (order.paid ?? 0) - (order.refunded ?? 0);
  const canComeBack =
    allows(roles, 'refundOrder') &&
    allowsOrderAct(state, 'takeBack') &&
    order.lines.some((line) => outOf(line) > 0);
  const allowed: Record<Act, boolean> = {
    place: allows(roles, 'sell') && allowsOrderAct(state, 'place'),
    fulfil:
      allows(roles, 'fulfilOrder') &&
      allowsOrderAct(state, 'fulfil') &&
      order.lines.some((line) => openOf(line) > 0),
    pay: allows(roles, 'sell') && allowsOrderAct(state, 'pay') && (order.owed ?? 0) > 0,
    refund: allows(roles, 'refundOrder') && allowsOrderAct(state, 'refund') && left > 0,
    takeBack: canComeBack,
    exchange: canComeBack,
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

function labelOf(act: Act, { state }: Order): string {
  return act === 'cancel' && state === 'part_fulfilled' ? 'Cancel the rest…' : labels[act];
}

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
              {labelOf(act, order)}
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
          {labelOf(act, order).replace('…', '')}
        </Button>
      ))}
    </>
  );
}
