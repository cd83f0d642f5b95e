import { Menu } from '@base-ui/react/menu';
import { CheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from '../menu.module.css';
import type { MenuChoicesProps, MenuItemProps, MenuProps } from '../menu.tsx';
import type { MenuRowItemProps } from '../menu-row.tsx';
import popupStyles from '../popup.module.css';
import { moveAmongRows } from './move-among-rows.ts';

export function BaseMenu({ target, children, header, width = 220, align = 'end' }: MenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger id={target.props.id} disabled={target.props.disabled} render={target} />
      <Menu.Portal>
        <Menu.Positioner className={popupStyles.place} sideOffset={4} collisionPadding={8} align={align}>
          <Menu.Popup className={styles.popup} style={{ inlineSize: width }}>
            {header && <div className={styles.header}>{header}</div>}
            <Menu.List className={styles.items}>{children}</Menu.List>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

export function BaseMenuItem({ start, end, danger, children, ...item }: MenuItemProps) {
  return (
    <Menu.Item {...item} className={cx(styles.item, danger && styles.danger)}>
      <ItemContent {...{ start, end }}>{children}</ItemContent>
    </Menu.Item>
  );
}

export function BaseMenuChoices<Value extends string | number>(props: MenuChoicesProps<Value>) {
  const { value, options, onChange } = props;
  return (
    <Menu.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Menu.RadioItem key={option.value} value={option.value} closeOnClick className={styles.item}>
          <ItemContent start={option.start} end={option.value === value && <CheckIcon size={16} />}>
            {option.label}
          </ItemContent>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

function ItemContent({ start, end, children }: Pick<MenuItemProps, 'start' | 'end' | 'children'>) {
  return (
    <>
      {start && <span className={styles.start}>{start}</span>}
      <span className={styles.words}>{children}</span>
      {end}
    </>
  );
}

export function BaseMenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu.Group>
      <Menu.GroupLabel className={styles.label}>{label}</Menu.GroupLabel>
      {children}
    </Menu.Group>
  );
}

export function BaseMenuRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Menu.Group className={styles.row} onKeyDown={moveAmongRows}>
      <Menu.GroupLabel className={styles.name}>{name}</Menu.GroupLabel>
      {children}
    </Menu.Group>
  );
}

export function BaseMenuRowItem({ label, icon, onClick }: MenuRowItemProps) {
  return (
    <Menu.Item className={cx(styles.item, styles.act)} aria-label={label} title={label} onClick={onClick}>
      {icon}
    </Menu.Item>
  );
}

export function BaseMenuDivider() {
  return <Menu.Separator className={styles.divider} />;
}
