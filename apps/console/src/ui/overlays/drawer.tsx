import { XIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { cx } from '#ui/cx.ts';
import styles from './drawer.module.css';
import { Overlay } from './overlay.tsx';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** The edge it comes from; `end` is the right in a left-to-right language. */
  side?: 'start' | 'end';
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Without the inner margin, for navigation. */
  flush?: boolean;
}

/** A panel over the edge of the page. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer(props: Omit<DrawerProps, 'open'>) {
  const { onClose, title, children, footer, side = 'end', size = 'md', flush } = props;
  const titleId = useId();
  return (
    <Overlay onClose={onClose} labelledBy={titleId} place={side} className={styles[size]}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={cx(styles.body, flush && styles.flush)}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
      {/* Last, so that the keyboard begins at the content. */}
      <IconButton
        label={sayUi('dialog.close')}
        icon={<XIcon />}
        size="sm"
        onClick={onClose}
        className={styles.close}
      />
    </Overlay>
  );
}
