import { type CompanyBuyer, useRemoveBuyer } from '#api/wholesale/buyers.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayBuyers as say } from '#sentences/wholesale/buyers.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';

interface RemoveBuyerProps {
  customerId: string;
  buyer: CompanyBuyer;
  onClose: () => void;
}

/** Asks before a person can no longer order for the company. */
export function RemoveBuyer({ customerId, buyer: { id, name }, onClose }: RemoveBuyerProps) {
  const removeBuyer = useRemoveBuyer(customerId);

  function remove(): void {
    removeBuyer.mutate(id, {
      onSuccess: () => {
        toast.success(say('remove.done', { name }));
        onClose();
      },
      onError: (error) => {
        showFailure(error);
        onClose();
      },
    });
  }

  return (
    <ConfirmModal
      open
      danger
      title={say('remove.title', { name })}
      confirmLabel={say('remove.confirm')}
      busy={removeBuyer.isPending}
      onCancel={onClose}
      onConfirm={remove}
    >
      <p>{say('remove.text')}</p>
    </ConfirmModal>
  );
}
