import { messages } from '@sokoni/rules/messages';
import { type ProductStatus, productLimits } from '@sokoni/rules/product-check';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isFailure } from '#api/api-error.ts';
import { messageOf } from '#api/message-of.ts';
import { useChangeProduct, useCopyProduct, useDeleteProduct } from '#api/products.ts';
import type { Product } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { HistoryItem } from '#parts/history-item.tsx';
import { useCurrency } from '#parts/money-text.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { FormModal } from '#ui/form-modal.tsx';
import { ChevronDownIcon, CopyIcon } from '#ui/icons.tsx';
import { ArchiveIcon, BarcodeIcon, TrashIcon } from '#ui/icons-more.tsx';
import { Stack } from '#ui/layout.tsx';
import { Menu, MenuDivider, MenuItem } from '#ui/menu.tsx';
import { ConfirmModal, Modal } from '#ui/modal.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { exampleOf } from './labels/label-example.ts';
import { useLabels } from './labels/use-labels.tsx';
import { useSight } from './use-sight.ts';

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
  const currency = useCurrency();
  const seesPrices = useSight().prices;

  function setStatus(status: ProductStatus): void {
    changeProduct.mutate(
      { version, status },
      {
        onSuccess: (saved) => {
          onChanged(saved);
          toast.success(
            status === 'archived' ? `${saved.title} is archived.` : `${saved.title} is a draft again.`,
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
            More
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
              goods: { ids: [product.id] },
              example: exampleOf(product, currency),
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
          {isArchived ? 'Take out of the archive' : 'Archive'}
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
        toast.success('The product is duplicated as a draft.');
        onClose();
        navigate(paths.product(made.id));
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
        hint="The copy is a draft without stock and SKUs; it gets barcodes of its own."
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
        title={`${product.title} stays`}
        size="sm"
        footer={
          <>
            <Button onClick={onClose}>Close</Button>
            {onArchive && (
              <Button variant="primary" onClick={onArchive}>
                Archive it
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
            toast.success(`${product.title} is deleted.`);
            onDeleted();
          },
          onError: (failure) => {
            if (!isFailure(failure, 'in_use')) showFailure(failure);
          },
        })
      }
    >
      <Stack gap={2}>
        <p>It is gone for good, with its variants and codes.</p>
        <p>What has moved stock or was sold cannot be deleted; it can be archived.</p>
      </Stack>
    </ConfirmModal>
  );
}
