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
  const deleteView = useDeleteView();
  return (
    <ConfirmModal
      open
      danger
      title={`Delete the view ${view.name}?`}
      confirmLabel="Delete view"
      busy={deleteView.isPending}
      onCancel={onClose}
      onConfirm={() =>
        deleteView.mutate(view.id, {
          onSuccess: ({ message }) => {
            toast.success(message);
            onClose();
            onDeleted();
          },
          onError: (error) => showFailure(error),
        })
      }
    >
      {view.store_wide
        ? 'It goes for everybody in the store. The products stay as they are.'
        : 'The products stay as they are.'}
    </ConfirmModal>
  );
}
