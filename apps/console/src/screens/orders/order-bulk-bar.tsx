import type { OrderActKind } from '@sokoni/rules/order-acts';
import { allows } from '@sokoni/rules/roles';
import type { OrderActRequest } from '#api/order-acts.ts';
import { usePackingSlips } from '#api/papers.ts';
import { SelectionBar } from '#parts/bulk/selection-bar.tsx';
import type { Selection } from '#parts/bulk/use-selection.ts';
import { usePaper } from '#parts/use-paper.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { PrintIcon, TagIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';

type OrderNarrowing = Extract<OrderActRequest['selection'], { filter: unknown }>['filter'];

interface OrderBulkBarProps {
  selection: Selection<OrderNarrowing>;
  /** Of the list: the slips come in its order. */
  sort: string;
  /** Of the list; undefined while it is counted. */
  total: number | undefined;
  onAct: (kind: OrderActKind) => void;
}

/** What can be done with the orders that are selected. */
export function OrderBulkBar({ selection, sort, total, onAct }: OrderBulkBarProps) {
  const slips = usePackingSlips();
  const { isBusy, print } = usePaper();
  const mayTag = useSession((session) => allows(rolesHere(session), 'sell'));
  return (
    <SelectionBar label="Selected orders" selection={selection} total={total}>
      <Button size="sm" onClick={() => onAct('hand_over')}>
        Hand over
      </Button>
      <Button
        size="sm"
        icon={<PrintIcon size={16} />}
        busy={isBusy}
        onClick={() => void print(() => slips.mutateAsync({ selection: selection.chosen, sort }))}
      >
        Print packing slips
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
