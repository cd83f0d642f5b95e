import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { Drawer as MantineDrawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import styles from './drawer.module.css';
import { CloseIcon } from './icons.tsx';

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

/** A panel over the edge of the page. Needs `MantineGround` above it. */
export function Drawer({
  open,
  onClose,
  title,
  children,
  footer,
  side = 'end',
  size = 'md',
  flush,
}: DrawerProps) {
  const isRtl = document.documentElement.dir === 'rtl';
  return (
    <MantineDrawer.Root
      opened={open}
      onClose={onClose}
      size={size}
      position={(side === 'end') === isRtl ? 'left' : 'right'}
      transitionProps={{ duration: 180 }}
      classNames={{ content: styles.content }}
    >
      <MantineDrawer.Overlay backgroundOpacity={1} color="var(--shade)" />
      <MantineDrawer.Content radius={0}>
        <MantineDrawer.Title component="h2" className={styles.title}>
          {title}
        </MantineDrawer.Title>
        <MantineDrawer.Body className={flush ? styles.flush : styles.body}>{children}</MantineDrawer.Body>
        {footer && <footer className={styles.foot}>{footer}</footer>}
        {/* Last, so that the focus begins at the content. */}
        <IconButton label="Close" icon={<CloseIcon />} size="sm" onClick={onClose} className={styles.close} />
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  );
}
