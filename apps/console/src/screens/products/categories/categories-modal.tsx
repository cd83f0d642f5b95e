import { EllipsisIcon, FolderIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useCategories, useDeleteCategory } from '#api/catalogue/categories.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { type PlacedCategory, placeCategories } from '#parts/products/category-names.ts';
import styles from '#screens/products/products.module.css';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { ConfirmModal, Modal } from '#ui/overlays/modal.tsx';
import { CategoryModal } from './category-modal.tsx';

type Act = { kind: 'add'; parentId: string | null } | { kind: 'change' | 'delete'; category: PlacedCategory };

/** The tree of categories: add, rename, move, delete. */
export function CategoriesModal({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useCategories();
  const categories = placeCategories(data ?? []);
  const [act, setAct] = useState<Act | null>(null);
  const done = () => setAct(null);
  const addButton = (
    <Button
      variant="primary"
      icon={<PlusIcon size={18} />}
      onClick={() => setAct({ kind: 'add', parentId: null })}
    >
      New category
    </Button>
  );

  return (
    <>
      <Modal
        open
        onClose={onClose}
        title="Categories"
        footer={
          <>
            <Button onClick={onClose}>Close</Button>
            {categories.length > 0 && addButton}
          </>
        }
      >
        {error && !data ? (
          <QueryFailed error={error} isFetching={isFetching} refetch={refetch} />
        ) : !data ? (
          <div role="status" aria-label="Loading">
            <SkeletonText lines={5} />
          </div>
        ) : categories.length === 0 ? (
          <EmptyState drawing="empty_products" title="No categories yet" action={addButton}>
            Use categories and subcategories to organise products.
          </EmptyState>
        ) : (
          <ul className={styles.tree}>
            {categories.map((category) => (
              <li
                key={category.id}
                className={styles.branch}
                style={{ paddingInlineStart: `${category.depth * 1.5 + 0.25}rem` }}
              >
                <FolderIcon size={18} className={styles.branchIcon} />
                <span className={styles.branchName}>{category.name}</span>
                <Menu
                  width={200}
                  target={
                    <IconButton size="sm" label={`Actions for ${category.path}`} icon={<EllipsisIcon />} />
                  }
                >
                  <MenuItem onClick={() => setAct({ kind: 'change', category })}>Edit…</MenuItem>
                  <MenuItem onClick={() => setAct({ kind: 'add', parentId: category.id })}>
                    Add subcategory…
                  </MenuItem>
                  <MenuItem danger onClick={() => setAct({ kind: 'delete', category })}>
                    Delete…
                  </MenuItem>
                </Menu>
              </li>
            ))}
          </ul>
        )}
      </Modal>
      {act?.kind === 'add' && (
        <CategoryModal categories={categories} parentId={act.parentId} onClose={done} />
      )}
      {act?.kind === 'change' && (
        <CategoryModal
          categories={categories}
          category={act.category}
          parentId={act.category.parent_id}
          onClose={done}
        />
      )}
      {act?.kind === 'delete' && <DeleteCategory category={act.category} onDone={done} />}
    </>
  );
}

function DeleteCategory({ category, onDone }: { category: PlacedCategory; onDone: () => void }) {
  const deleteCategory = useDeleteCategory();
  return (
    <ConfirmModal
      open
      danger
      title={`Delete ${category.name}?`}
      confirmLabel="Delete category"
      busy={deleteCategory.isPending}
      onCancel={onDone}
      onConfirm={() =>
        deleteCategory.mutate(category.id, { onSuccess: onDone, onError: (error) => showFailure(error) })
      }
    >
      {category.parent_id === null
        ? 'Its products are kept, without a category. Its subcategories move to the top level.'
        : 'Its products and subcategories move to the parent category.'}
    </ConfirmModal>
  );
}
