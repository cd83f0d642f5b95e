import { useState } from 'react';
import { useCategories, useDeleteCategory } from '#api/categories.ts';
import { type PlacedCategory, placeCategories } from '#parts/category-names.ts';
import { showFailure } from '#parts/checked-form.ts';
import { QueryFailed } from '#parts/query-failed.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { CategoryIcon, MoreIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { ConfirmModal, Modal } from '#ui/modal.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { CategoryModal } from './category-modal.tsx';
import styles from './products.module.css';

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
            Categories lie in each other like drawers, and help staff and buyers to find things.
          </EmptyState>
        ) : (
          <ul className={styles.tree}>
            {categories.map((category) => (
              <li
                key={category.id}
                className={styles.branch}
                style={{ paddingInlineStart: `${category.depth * 1.5 + 0.25}rem` }}
              >
                <CategoryIcon size={18} className={styles.branchIcon} />
                <span className={styles.branchName}>{category.name}</span>
                <Menu
                  width={200}
                  target={
                    <IconButton size="sm" label={`What to do with ${category.path}`} icon={<MoreIcon />} />
                  }
                >
                  <MenuItem onClick={() => setAct({ kind: 'change', category })}>Rename or move…</MenuItem>
                  <MenuItem onClick={() => setAct({ kind: 'add', parentId: category.id })}>
                    Add one inside…
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
        ? 'Its products stay, without a category. The categories in it move to the top.'
        : 'Its products, and the categories in it, move to the one above.'}
    </ConfirmModal>
  );
}
