import { XIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import styles from './modal.module.css';
import { Overlay } from './overlay.tsx';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons; they stay in sight while the body scrolls. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Covers the page: a task of several steps. */
  fullScreen?: boolean;
  /** Between the title's line and the body: a progress bar. */
  underTitle?: ReactNode;
  /** Neither Escape nor a press beside it closes it (work would be lost, or something is being kept). */
  locked?: boolean | undefined;
}

/** Something to be settled before going on. */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal(props: Omit<ModalProps, 'open'>) {
  const { onClose, title, children, footer, size = 'md', fullScreen = false, underTitle, locked } = props;
  const titleId = useId();
  return (
    <Overlay
      onClose={onClose}
      labelledBy={titleId}
      place={fullScreen ? 'full' : 'center'}
      locked={locked}
      className={fullScreen ? styles.full : styles[size]}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {underTitle}
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
      {/* Last, so that the keyboard begins at what the dialog asks for. */}
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
    cancelLabel = sayUi('dialog.cancel'),
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
