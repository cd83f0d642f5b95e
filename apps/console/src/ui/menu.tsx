import {
  type ComponentProps,
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.ts';
import styles from './menu.module.css';
import { placeAfter } from './select-options.ts';
import { type Typed, typeaheadTarget, typedAfter } from './typeahead.ts';
import { usePopup } from './use-popup.ts';

interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  target: ReactElement<ComponentProps<'button'>>;
  /** `MenuItem`, `MenuGroup` and `MenuDivider`. */
  children: ReactNode;
  /** Above the items, not one of them: who is signed in. */
  header?: ReactNode;
  /** In pixels. */
  width?: number;
  /** Which edge of the target it keeps to. */
  align?: 'start' | 'end';
}

const CloseMenu = createContext(() => {});

/** A list of acts behind a button. */
export function Menu({ target, children, header, width = 220, align = 'end' }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const typed = useRef<Typed | null>(null);
  usePopup(open, button, popup, () => setOpen(false), { width, align });

  useLayoutEffect(() => {
    if (!open) return;
    const items = itemsOf(popup.current);
    // Where every item is a choice, one begins at what is chosen.
    const isChoice = items.every((item) => item.role === 'menuitemradio');
    (items.find((item) => isChoice && item.ariaChecked === 'true') ?? items[0])?.focus();
  }, [open]);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  function press(event: KeyboardEvent): void {
    const items = itemsOf(popup.current);
    const current = items.indexOf(document.activeElement as HTMLElement);
    const place = placeAfter(event.key, current, items.length);
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      close();
    } else if (place !== null) {
      event.preventDefault();
      items[place]?.focus();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      typed.current = typedAfter(typed.current, event.key, event.timeStamp);
      const labels = items.map((item) => item.textContent ?? '');
      items[typeaheadTarget(labels, current, typed.current.text)]?.focus();
    }
  }

  return (
    <>
      {cloneElement(target, {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      <div ref={popup} popover="manual" className={styles.popup}>
        {open && (
          <CloseMenu value={close}>
            {header && <div className={styles.header}>{header}</div>}
            {/* In reach of the keyboard itself: a long menu scrolls. Tab closes it all the same. */}
            <div id={id} role="menu" tabIndex={0} className={styles.items} onKeyDown={press}>
              {children}
            </div>
          </CloseMenu>
        )}
      </div>
    </>
  );
}

type MenuItemProps = ComponentProps<'button'> & {
  /** An icon before the words. */
  start?: ReactNode;
  /** A mark or a key after them. */
  end?: ReactNode;
  danger?: boolean;
};

/** One act; for one of several states give it `role="menuitemradio"` and `aria-checked`. */
export function MenuItem({ start, end, danger, className, children, onClick, ...rest }: MenuItemProps) {
  const close = useContext(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      {...rest}
      tabIndex={-1}
      className={cx(styles.item, danger && styles.danger, className)}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      onClick={(event) => {
        close();
        onClick?.(event);
      }}
    >
      {start && <span className={styles.start}>{start}</span>}
      <span className={styles.words}>{children}</span>
      {end}
    </button>
  );
}

/** Items that belong together, under a quiet heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu holds groups, not field sets
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.label}>
        {label}
      </div>
      {children}
    </div>
  );
}

export function MenuDivider() {
  return <hr className={styles.divider} />;
}

function itemsOf(popup: HTMLElement | null): HTMLElement[] {
  return [...(popup?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)') ?? [])];
}
