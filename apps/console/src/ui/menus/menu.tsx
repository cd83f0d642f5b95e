import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { menu } from './late/menu.ts';
import { useLate } from './late/use-late.ts';

export interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  target: ReactElement<ComponentProps<'button'>>;
  /** `MenuItem`, `MenuChoices`, `MenuGroup`, `MenuRow` and `MenuDivider`. */
  children: ReactNode;
  /** Above the items, not one of them: who is signed in. */
  header?: ReactNode;
  /** In pixels. */
  width?: number;
  /** Which edge of the target it keeps to. */
  align?: 'start' | 'end';
}

export interface MenuItemProps {
  /** An icon before the words. */
  start?: ReactNode;
  /** A mark or a key after them. */
  end?: ReactNode;
  danger?: boolean;
  disabled?: boolean | undefined;
  onClick?: () => unknown;
  children: ReactNode;
  'aria-current'?: boolean | undefined;
}

export interface MenuChoicesProps<Value extends string | number> {
  value: Value;
  options: readonly { value: Value; label: ReactNode; start?: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A list of acts behind a button. */
export function Menu({ target, ...list }: MenuProps) {
  const { id, part, press, fetchAhead } = useLate(menu, target.props.id);
  if (part) return <part.BaseMenu target={cloneElement(target, { id })} {...list} />;
  return cloneElement(target, {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: () => void press(),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      void press();
    },
  });
}

// What stands in an open menu is only drawn when the menu was fetched.

/** One act. */
export function MenuItem(props: MenuItemProps) {
  return menu.part && <menu.part.BaseMenuItem {...props} />;
}

/** One of several states is chosen. */
export function MenuChoices<Value extends string | number>(props: MenuChoicesProps<Value>) {
  return menu.part && <menu.part.BaseMenuChoices {...props} />;
}

/** Items that belong together, under a quiet heading. */
export function MenuGroup(props: { label: string; children: ReactNode }) {
  return menu.part && <menu.part.BaseMenuGroup {...props} />;
}

export function MenuDivider() {
  return menu.part && <menu.part.BaseMenuDivider />;
}
