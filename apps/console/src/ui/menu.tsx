import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Divider.css';
import { Menu as MantineMenu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import styles from './menu.module.css';

interface MenuProps {
  /** The button that opens it. */
  target: ReactElement;
  children: ReactNode;
  width?: number | 'target';
  /** Which edge of the target it keeps to. */
  align?: 'start' | 'end';
}

/** A list of acts behind a button. `MenuItem`, `MenuLabel` and `MenuDivider` go into it. */
export function Menu({ target, children, width = 220, align = 'end' }: MenuProps) {
  return (
    <MantineMenu
      position={`bottom-${align}`}
      width={width}
      offset={6}
      transitionProps={{ duration: 100 }}
      classNames={{
        dropdown: styles.dropdown,
        item: styles.item,
        label: styles.label,
        divider: styles.divider,
      }}
    >
      <MantineMenu.Target>{target}</MantineMenu.Target>
      <MantineMenu.Dropdown>{children}</MantineMenu.Dropdown>
    </MantineMenu>
  );
}

export const MenuItem = MantineMenu.Item;
export const MenuLabel = MantineMenu.Label;
export const MenuDivider = MantineMenu.Divider;
