import type { BulkEditKind } from '@sokoni/rules/products/bulk-edit';
import { BarcodeIcon, ChevronDownIcon, TableIcon, TagIcon, TrashIcon } from 'lucide-react';
import { Link, type To } from 'react-router';
import { SelectionBar } from '#parts/bulk/selection-bar.tsx';
import type { Selection } from '#parts/bulk/use-selection.ts';
import type { MoneySight } from '#screens/products/form/product-bodies.ts';
import { sayBulkEdit } from '#sentences/products/bulk-edits.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { Menu, MenuDivider, MenuGroup, MenuItem } from '#ui/menus/menu.tsx';
import styles from './bulk-edit.module.css';

interface BulkBarProps {
  selection: Selection<unknown>;
  /** Of the list; undefined while it is counted. */
  total: number | undefined;
  sight: MoneySight;
  /** Where the selection opens as a spreadsheet. */
  sheetPath: To;
  onEdit: (kind: BulkEditKind) => void;
  onPrint: () => void;
}

/** In place of the head of the list while something is selected. */
export function BulkBar({ selection, total, sight, sheetPath, onEdit, onPrint }: BulkBarProps) {
  const item = (kind: BulkEditKind) => (
    <MenuItem onClick={() => onEdit(kind)}>{sayBulkEdit(`menu.${kind}`)}</MenuItem>
  );
  return (
    <SelectionBar label={sayBulkEdit('bar.label')} selection={selection} total={total}>
      <Link to={sheetPath} className={buttonClass({ size: 'sm' })}>
        <TableIcon size={16} className={styles.actIcon} /> {sayBulkEdit('bar.spreadsheet')}
      </Link>
      <Button size="sm" icon={<BarcodeIcon size={16} className={styles.actIcon} />} onClick={onPrint}>
        {sayBulkEdit('bar.labels')}
      </Button>
      <Menu
        width={230}
        target={
          <Button size="sm" icon={<TagIcon size={16} />} trailing={<ChevronDownIcon size={14} />}>
            {sayBulkEdit('bar.edit')}
          </Button>
        }
      >
        <MenuGroup label={sayBulkEdit('bar.selling')}>
          {item('status')}
          {sight.prices && item('price')}
          {sight.prices && item('start_sale')}
          {sight.prices && item('end_sale')}
          {sight.costs && item('cost')}
          {sight.prices && item('vat')}
        </MenuGroup>
        <MenuGroup label={sayBulkEdit('bar.organising')}>
          {item('category')}
          {item('brand')}
          {item('add_tags')}
          {item('remove_tags')}
        </MenuGroup>
        <MenuDivider />
        <MenuItem danger start={<TrashIcon size={18} />} onClick={() => onEdit('delete')}>
          {sayBulkEdit('menu.delete')}
        </MenuItem>
      </Menu>
    </SelectionBar>
  );
}
