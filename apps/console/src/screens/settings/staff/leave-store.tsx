import { useNavigate } from 'react-router';
import { useLeaveStore } from '#api/stores/staff.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { paths } from '#paths.ts';
import { sayLeaveStore } from '#sentences/settings/leave-store.ts';
import { useSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';

/** The question that ends one's own work in this store. */
export function LeaveStore({ onCancel }: { onCancel: () => void }) {
  const storeName = useSession(({ activeStore }) => activeStore?.name ?? '');
  const leaveStore = useLeaveStore();
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    try {
      await leaveStore.mutateAsync();
      toast.success(sayLeaveStore('done', { store: storeName }));
      // Not back to these settings, whichever store is chosen next.
      void navigate(paths.selectStore, { replace: true });
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <ConfirmModal
      open
      danger
      title={sayLeaveStore('title', { store: storeName })}
      confirmLabel={sayLeaveStore('confirm')}
      busy={leaveStore.isPending}
      onCancel={onCancel}
      onConfirm={() => void leave()}
    >
      {sayLeaveStore('text')}
    </ConfirmModal>
  );
}
