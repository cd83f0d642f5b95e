import { type ComponentProps, useEffect, useRef } from 'react';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { showFirstProblem } from '#ui/fields/show-first-problem.ts';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import type { Refusal } from './use-refusal.ts';

interface ActModalProps extends Omit<ComponentProps<typeof FormModal>, 'open' | 'onSubmit'> {
  /** Why it was refused, where no field is to blame. */
  refusal: Refusal;
  onSubmit: () => void;
}

/** Something done with an order: what it asks for, and why it was refused. What was typed stays until it is done. */
export function ActModal({ refusal, onSubmit, children, ...modal }: ActModalProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal.sentence || Object.keys(refusal.fields).length > 0) showFirstProblem(form.current);
  }, [refusal]);
  return (
    <FormModal
      {...modal}
      onSubmit={(event) => {
        form.current = event.currentTarget;
        onSubmit();
      }}
    >
      {refusal.sentence && (
        <div role="alert">
          <NotificationCard kind="error" title={refusal.sentence}>
            {refusal.advice}
          </NotificationCard>
        </div>
      )}
      {children}
    </FormModal>
  );
}
