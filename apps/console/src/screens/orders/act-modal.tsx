import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/layout.tsx';
import { Modal, type ModalProps } from '#ui/modal.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import type { Refusal } from './use-refusal.ts';

interface ActModalProps extends Pick<ModalProps, 'title' | 'size' | 'onClose'> {
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy: boolean;
  /** Why it was refused, where no field is to blame. */
  refusal: Refusal;
  onSubmit: () => void;
  children: ReactNode;
}

/** Something done with an order: what it asks for, and why it was refused. What was typed stays until it is done. */
export function ActModal(props: ActModalProps) {
  const { confirmLabel, cancelLabel = 'Cancel', danger, busy, refusal, onSubmit, children, ...modal } = props;
  const formId = useId();
  return (
    <Modal
      {...modal}
      open
      locked={busy}
      footer={
        <>
          <Button onClick={modal.onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} busy={busy}>
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
          if (!busy) onSubmit();
        }}
      >
        <Stack>
          {refusal.sentence && (
            <div role="alert">
              <NotificationCard kind="error" title={refusal.sentence}>
                {refusal.advice}
              </NotificationCard>
            </div>
          )}
          {children}
        </Stack>
      </form>
    </Modal>
  );
}
