import { Popover } from '@base-ui/react/popover';
import { useState } from 'react';
import type { PopoverProps } from '../popover.tsx';
import styles from '../popup.module.css';

export function BasePopover({ target, label, width, focusOn, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger id={target.props.id} disabled={target.props.disabled} render={target} />
      <Popover.Portal>
        <Popover.Positioner className={styles.place} sideOffset={4} collisionPadding={8} align="end">
          <Popover.Popup
            aria-label={label}
            initialFocus={focusOn}
            className={styles.form}
            style={{ inlineSize: width }}
          >
            {children(() => setOpen(false))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
