import type { OrderActKind } from '@sokoni/rules/order-acts';
import { allows } from '@sokoni/rules/roles';
import { SelectionBar } from '#parts/bulk/selection-bar.tsx';
import type { Selection } from '#parts/bulk/use-selection.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { TagIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';

interface OrderBulkBarProps {
  selection: Selection<unknown>;
  /** Of the list; undefined while it is counted. */
  total: number | undefined;
  onAct: (kind: OrderActKind) => void;
}

/** What can be done with the orders that are selected. */
export function OrderBulkBar({ selection, total, onAct }: OrderBulkBarProps) {
  const mayTag = useSession((session) => allows(rolesHere(session), 'sell'));
  return (
    <SelectionBar label="Selected orders" selection={selection} total={total}>
      <Button size="sm" onClick={() => onAct('hand_over')}>
        Hand over
      </Button>
      {mayTag && (
        <Menu
          width={200}
          target={
            <Button size="sm" icon={<TagIcon size={16} />} trailing={<ChevronDownIcon size={14} />}>
              Tags
            </Button>
          }
        >
          <MenuItem onClick={() => onAct('add_tags')}>Add tags…</MenuItem>
          <MenuItem onClick={() => onAct('remove_tags')}>Remove tags…</MenuItem>
        </Menu>
      )}
    </SelectionBar>
  );
}
