import { type FormEvent, type ReactNode, useId } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Modal, type ModalProps } from './modal.tsx';

interface FormModalProps extends Pick<ModalProps, 'title' | 'size' | 'onClose'> {
  open?: boolean;
  confirmLabel: ReactNode;
  cancelLabel?: string;
  danger?: boolean;
  /** What it asks for is being done. */
  busy?: boolean;
  /** Nothing is there yet that could be done. */
  disabled?: boolean;
  /** Something was typed that a press beside it would lose. */
  locked?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  children: ReactNode;
}

/** A dialog that asks for something: its fields, a way out, and what is done with them. */
export function FormModal(props: FormModalProps) {
  const { open = true, title, size, confirmLabel, cancelLabel = sayUi('dialog.cancel'), danger } = props;
  const { busy = false, disabled, locked, onSubmit, onClose, children } = props;
  const formId = useId();
  return (
    <Modal
      open={open}
      title={title}
      size={size}
      locked={busy || locked}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={disabled}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Another form may lie around this one in the tree of React.
          event.stopPropagation();
          if (!busy) void onSubmit(event);
        }}
      >
        <Stack>{children}</Stack>
      </form>
    </Modal>
  );
}
