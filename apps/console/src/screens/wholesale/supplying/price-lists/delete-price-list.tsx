import { EllipsisIcon } from 'lucide-react';
import { useState } from 'react';
import { useDeletePriceList } from '#api/wholesale/price-lists.ts';
import type { PriceList } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayPriceLists as say } from '#sentences/wholesale/price-lists.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';

interface DeletePriceListProps {
  list: PriceList;
  onDeleted: () => void;
}

/** The menu of a price list: to delete it, after a question. */
export function DeletePriceList({ list, onDeleted }: DeletePriceListProps) {
  const [isAsked, setIsAsked] = useState(false);
  const deleteList = useDeletePriceList(list.id);

  function remove(): void {
    deleteList.mutate(undefined, {
      onSuccess: () => {
        toast.success(say('delete.done', { name: list.name }));
        onDeleted();
      },
      onError: (error) => {
        showFailure(error);
        setIsAsked(false);
      },
    });
  }

  return (
    <>
      <Menu
        width={180}
        target={<IconButton variant="secondary" label={say('page.menu')} icon={<EllipsisIcon />} />}
      >
        <MenuItem danger onClick={() => setIsAsked(true)}>
          {say('delete.open')}
        </MenuItem>
      </Menu>
      <ConfirmModal
        open={isAsked}
        danger
        title={say('delete.title', { name: list.name })}
        confirmLabel={say('delete.confirm')}
        busy={deleteList.isPending}
        onCancel={() => setIsAsked(false)}
        onConfirm={remove}
      >
        <p>{say('delete.text')}</p>
      </ConfirmModal>
    </>
  );
}
