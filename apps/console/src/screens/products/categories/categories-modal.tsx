import { EllipsisIcon, FolderIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useCategories, useDeleteCategory } from '#api/catalogue/categories.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { type PlacedCategory, placeCategories } from '#parts/products/category-names.ts';
import styles from '#screens/products/products.module.css';
import { sayCategory } from '#sentences/products/categories.ts';
import { sayProduct } from '#sentences/products/words.ts';
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
      {sayCategory('tree.new')}
    </Button>
  );

  return (
    <>
      <Modal
        open
        onClose={onClose}
        title={sayCategory('tree.title')}
        footer={
          <>
            <Button onClick={onClose}>{sayProduct('action.close')}</Button>
            {categories.length > 0 && addButton}
          </>
        }
      >
        {error && !data ? (
          <QueryFailed error={error} isFetching={isFetching} refetch={refetch} />
        ) : !data ? (
          <div role="status" aria-label={sayProduct('loading')}>
            <SkeletonText lines={5} />
          </div>
        ) : categories.length === 0 ? (
          <EmptyState drawing="empty_products" title={sayCategory('tree.empty')} action={addButton}>
            {sayCategory('tree.hint')}
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
                    <IconButton
                      size="sm"
                      label={sayCategory('tree.actions', { path: category.path })}
                      icon={<EllipsisIcon />}
                    />
                  }
                >
                  <MenuItem onClick={() => setAct({ kind: 'change', category })}>
                    {sayCategory('tree.edit')}
                  </MenuItem>
                  <MenuItem onClick={() => setAct({ kind: 'add', parentId: category.id })}>
                    {sayCategory('tree.addBelow')}
                  </MenuItem>
                  <MenuItem danger onClick={() => setAct({ kind: 'delete', category })}>
                    {sayCategory('tree.delete')}
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
      title={sayCategory('delete.ask', { name: category.name })}
      confirmLabel={sayCategory('delete.confirm')}
      busy={deleteCategory.isPending}
      onCancel={onDone}
      onConfirm={() =>
        deleteCategory.mutate(category.id, { onSuccess: onDone, onError: (error) => showFailure(error) })
      }
    >
      {category.parent_id === null ? sayCategory('delete.top') : sayCategory('delete.below')}
    </ConfirmModal>
  );
}
