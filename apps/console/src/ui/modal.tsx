import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { Modal as MantineModal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { CloseIcon } from './icons.tsx';
import styles from './modal.module.css';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons; they stay in sight while the body scrolls. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Covers the page: a task of several steps. */
  fullScreen?: boolean;
  /** Between the title's line and the body: a progress bar. */
  underTitle?: ReactNode;
  /** Neither Escape nor a click beside it closes it (work would be lost, or something is being kept). */
  locked?: boolean;
}

/** Something to be settled before going on. Needs `MantineGround` above it, as every frame but the log-in pages has. */
export function Modal(props: ModalProps) {
  const {
    open,
    onClose,
    title,
    children,
    footer,
    size = 'md',
    fullScreen = false,
    underTitle,
    locked,
  } = props;
  return (
    <MantineModal.Root
      opened={open}
      onClose={onClose}
      size={size}
      fullScreen={fullScreen}
      centered={!fullScreen}
      closeOnEscape={!locked}
      closeOnClickOutside={!locked && !fullScreen}
      transitionProps={{ transition: fullScreen ? 'fade' : 'pop', duration: 160 }}
      classNames={{ content: cx(styles.content, fullScreen && styles.full) }}
    >
      {!fullScreen && <MantineModal.Overlay backgroundOpacity={1} color="var(--shade)" />}
      <MantineModal.Content>
        <MantineModal.Title component="h2" className={styles.title}>
          {title}
        </MantineModal.Title>
        {underTitle}
        <MantineModal.Body className={styles.body}>{children}</MantineModal.Body>
        {footer && <footer className={styles.foot}>{footer}</footer>}
        {/* Last, so that the focus begins at what the dialog asks for. */}
        <IconButton label="Close" icon={<CloseIcon />} size="sm" onClick={onClose} className={styles.close} />
      </MantineModal.Content>
    </MantineModal.Root>
  );
}

interface ConfirmProps {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** What happens, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
}

/** A question with two answers. */
export function ConfirmModal(props: ConfirmProps) {
  const {
    open,
    onCancel,
    onConfirm,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    danger,
    busy,
  } = props;
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      size="sm"
      locked={busy}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
