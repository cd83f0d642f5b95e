import { allows } from '@sokoni/rules/access/roles';
import type { OrderActKind } from '@sokoni/rules/orders/order-bulk-actions';
import { ChevronDownIcon, PrinterIcon, TagIcon } from 'lucide-react';
import { usePackingSlips } from '#api/sales/documents.ts';
import type { OrderActRequest } from '#api/sales/order-bulk-actions.ts';
import { SelectionBar } from '#parts/bulk/selection-bar.tsx';
import type { Selection } from '#parts/bulk/use-selection.ts';
import { useDocument } from '#parts/documents/use-document.ts';
import { sayOrderList as say } from '#sentences/orders/list.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';

type OrderFilterChoice = Extract<OrderActRequest['selection'], { filter: unknown }>['filter'];

interface OrderBulkBarProps {
  selection: Selection<OrderFilterChoice>;
  /** Of the list: the slips come in its order. */
  sort: string;
  /** Of the list; undefined while it is counted. */
  total: number | undefined;
  onAct: (kind: OrderActKind) => void;
}

/** What can be done with the orders that are selected. */
export function OrderBulkBar({ selection, sort, total, onAct }: OrderBulkBarProps) {
  const slips = usePackingSlips();
  const { isBusy, print } = useDocument();
  const mayTag = useSession((session) => allows(rolesHere(session), 'sell'));
  return (
    <SelectionBar label={say('bulk.selected')} selection={selection} total={total}>
      <Button size="sm" onClick={() => onAct('fulfil')}>
        {say('bulk.fulfil')}
      </Button>
      <Button
        size="sm"
        icon={<PrinterIcon size={16} />}
        busy={isBusy}
        onClick={() => void print(() => slips.mutateAsync({ selection: selection.chosen, sort }))}
      >
        {say('bulk.printSlips')}
      </Button>
      {mayTag && (
        <Menu
          width={200}
          target={
            <Button size="sm" icon={<TagIcon size={16} />} trailing={<ChevronDownIcon size={14} />}>
              {say('bulk.tags')}
            </Button>
          }
        >
          <MenuItem onClick={() => onAct('add_tags')}>{say('bulk.addTags')}</MenuItem>
          <MenuItem onClick={() => onAct('remove_tags')}>{say('bulk.removeTags')}</MenuItem>
        </Menu>
      )}
    </SelectionBar>
  );
}
