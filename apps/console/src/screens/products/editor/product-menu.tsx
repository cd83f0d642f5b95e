import { type ProductStatus, productLimits } from '@sokoni/rules/products/product-check';
import { ArchiveIcon, BarcodeIcon, ChevronDownIcon, CopyIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChangeProduct, useCopyProduct, useDeleteProduct } from '#api/catalogue/products.ts';
import { isFailure } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import type { Product } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { HistoryItem } from '#parts/pages/audit-log-item.tsx';
import { paths } from '#paths.ts';
import { useSight } from '#screens/products/form/use-product-permissions.ts';
import { useLabels } from '#screens/products/labels/use-labels.tsx';
import { sayProductEditor } from '#sentences/products/editor.ts';
import { productReasonSentence } from '#sentences/products/problems.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Menu, MenuDivider, MenuItem } from '#ui/menus/menu.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { ConfirmModal, Modal } from '#ui/overlays/modal.tsx';

interface ProductMenuProps {
  product: Product;
  /** The version that a change is made on. */
  version: number;
  onChanged: (saved: Product) => void;
  onConflict: () => void;
  onLeave: (path: string, options?: { replace?: boolean }) => void;
}

/** Duplicate, labels, archive, delete. */
export function ProductMenu({ product, version, onChanged, onConflict, onLeave }: ProductMenuProps) {
  const [asked, setAsked] = useState<'copy' | 'delete' | null>(null);
  const changeProduct = useChangeProduct(product.id);
  const isArchived = product.status === 'archived';
  const labels = useLabels();
  const seesPrices = useSight().prices;

  function setStatus(status: ProductStatus): void {
    changeProduct.mutate(
      { version, status },
      {
        onSuccess: (saved) => {
          onChanged(saved);
          toast.success(
            status === 'archived'
              ? sayProductEditor('menu.archived', { title: saved.title })
              : sayProductEditor('menu.unarchived', { title: saved.title }),
          );
        },
        onError: (error) => (isFailure(error, 'changed_meanwhile') ? onConflict() : showFailure(error)),
      },
    );
  }

  return (
    <>
      <Menu
        target={
          <Button trailing={<ChevronDownIcon size={16} />} busy={changeProduct.isPending}>
            {sayProduct('action.more')}
          </Button>
        }
      >
        <MenuItem start={<CopyIcon size={18} />} onClick={() => setAsked('copy')}>
          {sayProductEditor('menu.duplicate')}
        </MenuItem>
        <HistoryItem subject={`product:${product.id}`} />
        <MenuItem
          start={<BarcodeIcon size={18} />}
          onClick={() =>
            labels.open({
              name: product.title,
              items: { ids: [product.id] },
              productId: product.id,
              seesPrices,
            })
          }
        >
          {sayProductEditor('menu.labels')}
        </MenuItem>
        <MenuItem
          start={<ArchiveIcon size={18} />}
          onClick={() => setStatus(isArchived ? 'draft' : 'archived')}
        >
          {isArchived ? sayProductEditor('menu.unarchive') : sayProductEditor('menu.archive')}
        </MenuItem>
        <MenuDivider />
        <MenuItem danger start={<TrashIcon size={18} />} onClick={() => setAsked('delete')}>
          {sayProductEditor('menu.delete')}
        </MenuItem>
      </Menu>
      {labels.modal}
      {asked === 'copy' && <CopyModal product={product} onClose={() => setAsked(null)} />}
      {asked === 'delete' && (
        <DeleteModal
          product={product}
          onArchive={
            isArchived
              ? null
              : () => {
                  setAsked(null);
                  setStatus('archived');
                }
          }
          onDeleted={() => onLeave(paths.products, { replace: true })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function CopyModal({ product, onClose }: { product: Product; onClose: () => void }) {
  const navigate = useNavigate();
  const copyProduct = useCopyProduct(product.id);
  const [title, setTitle] = useState(
    sayProductEditor('copy.copyOf', { title: product.title }).slice(0, productLimits.titleLength),
  );
  const [isTried, setIsTried] = useState(false);
  const problem = title.trim() === '' ? productReasonSentence({ reason: 'title_required' }) : undefined;

  function copy(): void {
    setIsTried(true);
    if (problem) return;
    copyProduct.mutate(title.trim(), {
      onSuccess: (made) => {
        toast.success(sayProductEditor('copy.done'));
        onClose();
        void navigate(paths.product(made.id));
      },
      onError: (error) => showFailure(error),
    });
  }

  return (
    <FormModal
      title={sayProductEditor('copy.title', { title: product.title })}
      size="sm"
      confirmLabel={sayProductEditor('copy.confirm')}
      busy={copyProduct.isPending}
      onSubmit={copy}
      onClose={onClose}
    >
      <TextField
        label={sayProduct('field.title')}
        hint={sayProductEditor('copy.hint')}
        autoComplete="off"
        maxLength={productLimits.titleLength}
        error={isTried ? problem : undefined}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
    </FormModal>
  );
}

interface DeleteModalProps {
  product: Product;
  /** Null for what is archived already. */
  onArchive: (() => void) | null;
  onDeleted: () => void;
  onClose: () => void;
}

function DeleteModal({ product, onArchive, onDeleted, onClose }: DeleteModalProps) {
  const deleteProduct = useDeleteProduct(product.id);
  const { error } = deleteProduct;
  const isRefused = isFailure(error, 'in_use');

  if (isRefused) {
    return (
      <Modal
        open
        onClose={onClose}
        title={sayProductEditor('delete.refused', { title: product.title })}
        size="sm"
        footer={
          <>
            <Button onClick={onClose}>{sayProduct('action.close')}</Button>
            {onArchive && (
              <Button variant="primary" onClick={onArchive}>
                {sayProductEditor('menu.archive')}
              </Button>
            )}
          </>
        }
      >
        <NotificationCard kind="warning" title={messageOf(error)} />
      </Modal>
    );
  }
  return (
    <ConfirmModal
      open
      danger
      title={sayProductEditor('delete.ask', { title: product.title })}
      confirmLabel={sayProductEditor('delete.confirm')}
      busy={deleteProduct.isPending}
      onCancel={onClose}
      onConfirm={() =>
        deleteProduct.mutate(undefined, {
          onSuccess: () => {
            toast.success(sayProductEditor('delete.done', { title: product.title }));
            onDeleted();
          },
          onError: (failure) => {
            if (!isFailure(failure, 'in_use')) showFailure(failure);
          },
        })
      }
    >
      <Stack gap={2}>
        <p>{sayProductEditor('delete.what')}</p>
        <p>{sayProductEditor('delete.archiveOnly')}</p>
      </Stack>
    </ConfirmModal>
  );
}
