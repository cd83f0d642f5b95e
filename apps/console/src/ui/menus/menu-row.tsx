import type { ReactNode } from 'react';
import { menu } from './late/menu.ts';

export interface MenuRowItemProps {
  /** What it does and with what, for screen readers and as the tip under the pointer. */
  label: string;
  icon: ReactNode;
  onClick: () => unknown;
}

/** One thing by its name, and in the same line what can be done with it: `MenuRowItem`. */
export function MenuRow(props: { name: string; children: ReactNode }) {
  return menu.part && <menu.part.BaseMenuRow {...props} />;
}

/** One act of a row, as an icon. */
export function MenuRowItem(props: MenuRowItemProps) {
  return menu.part && <menu.part.BaseMenuRowItem {...props} />;
}
