import { type SavedView, useDeleteView } from '#api/views.ts';
import { showFailure } from '#parts/checked-form.ts';
import { ConfirmModal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.tsx';

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
        ? `It goes for everybody in the store. The ${view.list} stay as they are.`
        : `The ${view.list} stay as they are.`}
    </ConfirmModal>
  );
}
