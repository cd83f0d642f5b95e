import { type SavedView, useDeleteView } from '#api/insights/views.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
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
      title={`Delete the view ${view.name}?`}
      confirmLabel="Delete view"
      busy={deleteView.isPending}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      {view.store_wide
        ? `It is removed for all staff. The ${view.list} don’t change.`
        : `The ${view.list} don’t change.`}
    </ConfirmModal>
  );
}
