import { useNavigate } from 'react-router';
import { useLeaveStore } from '#api/staff.ts';
import { showFailure } from '#parts/checked-form.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/session.ts';
import { ConfirmModal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.tsx';

/** The question that ends one's own work in this store. */
export function LeaveStore({ onCancel }: { onCancel: () => void }) {
  const storeName = useSession(({ activeStore }) => activeStore?.name);
  const leaveStore = useLeaveStore();
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    try {
      await leaveStore.mutateAsync();
      toast.success(`You left ${storeName}.`);
      // Not back to these settings, whichever store is chosen next.
      navigate(paths.selectStore, { replace: true });
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <ConfirmModal
      open
      danger
      title={`Leave ${storeName}?`}
      confirmLabel="Leave"
      busy={leaveStore.isPending}
      onCancel={onCancel}
      onConfirm={() => void leave()}
    >
      You can no longer open this store, from this moment on. To come back, you need a new invite.
    </ConfirmModal>
  );
}
