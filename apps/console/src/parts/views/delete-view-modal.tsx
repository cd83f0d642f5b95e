import { type SavedView, useDeleteView } from '#api/insights/views.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { saySavedViews as say } from '#sentences/saved-views.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';

interface DeleteViewModalProps {
  view: SavedView;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteViewModal({ view, onDeleted, onClose }: DeleteViewModalProps) {
  const deleteView = useDeleteView(view.list);

  // Awaited here: with the view its menu goes, and this question with it.
  async function remove(): Promise<void> {
    try {
      const { message } = await deleteView.mutateAsync(view.id);
      toast.success(message);
      onClose();
      onDeleted();
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <ConfirmModal
      open
      danger
      title={say('delete.title', { view: view.name })}
      confirmLabel={say('delete.confirm')}
      busy={deleteView.isPending}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      {say(view.store_wide ? 'delete.textShared' : 'delete.text', { list: view.list })}
    </ConfirmModal>
  );
}
