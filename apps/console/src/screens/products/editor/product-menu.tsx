import { messages } from '@sokoni/rules/messages';
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
            status === 'archived' ? `${saved.title} archived` : `${saved.title} unarchived as a draft`,
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
            More actions
          </Button>
        }
      >
        <MenuItem start={<CopyIcon size={18} />} onClick={() => setAsked('copy')}>
          Duplicate…
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
          Print labels…
        </MenuItem>
        <MenuItem
          start={<ArchiveIcon size={18} />}
          onClick={() => setStatus(isArchived ? 'draft' : 'archived')}
        >
          {isArchived ? 'Unarchive' : 'Archive'}
        </MenuItem>
        <MenuDivider />
        <MenuItem danger start={<TrashIcon size={18} />} onClick={() => setAsked('delete')}>
          Delete…
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
  const [title, setTitle] = useState(`Copy of ${product.title}`.slice(0, productLimits.titleLength));
  const [isTried, setIsTried] = useState(false);
  const problem = title.trim() === '' ? messages.required('Title') : undefined;

  function copy(): void {
    setIsTried(true);
    if (problem) return;
    copyProduct.mutate(title.trim(), {
      onSuccess: (made) => {
        toast.success('Product duplicated as a draft');
        onClose();
        void navigate(paths.product(made.id));
      },
      onError: (error) => showFailure(error),
    });
  }

  return (
    <FormModal
      title={`Duplicate ${product.title}`}
      size="sm"
      confirmLabel="Duplicate"
      busy={copyProduct.isPending}
      onSubmit={copy}
      onClose={onClose}
    >
      <TextField
        label="Title"
        hint="The copy is a draft without stock or SKUs, with new barcodes."
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
        title={`${product.title} can’t be deleted`}
        size="sm"
        footer={
          <>
            <Button onClick={onClose}>Close</Button>
            {onArchive && (
              <Button variant="primary" onClick={onArchive}>
                Archive
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
      title={`Delete ${product.title}?`}
      confirmLabel="Delete product"
      busy={deleteProduct.isPending}
      onCancel={onClose}
      onConfirm={() =>
        deleteProduct.mutate(undefined, {
          onSuccess: () => {
            toast.success(`${product.title} deleted`);
            onDeleted();
          },
          onError: (failure) => {
            if (!isFailure(failure, 'in_use')) showFailure(failure);
          },
        })
      }
    >
      <Stack gap={2}>
        <p>It is deleted for good, with its variants and codes.</p>
        <p>Products with sales or stock history can only be archived.</p>
      </Stack>
    </ConfirmModal>
  );
}
