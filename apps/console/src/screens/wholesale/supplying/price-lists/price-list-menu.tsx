import { DownloadIcon, EllipsisIcon, UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useExportPrices } from '#api/catalogue/imports.ts';
import { useDeletePriceList } from '#api/wholesale/price-lists.ts';
import type { PriceList } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { paths } from '#paths.ts';
import { sayPriceLists as say } from '#sentences/wholesale/price-lists.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';

interface PriceListMenuProps {
  list: PriceList;
  onDeleted: () => void;
}

/** The menu of a price list: its prices from a file and as one, and to delete it, after a question. */
export function PriceListMenu({ list, onDeleted }: PriceListMenuProps) {
  const navigate = useNavigate();
  const exportPrices = useExportPrices(list.id);
  const [isAsked, setIsAsked] = useState(false);
  const deleteList = useDeletePriceList(list.id);

  const exportFile = (all: boolean) => exportPrices.mutate(all, { onError: (error) => showFailure(error) });

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
        width={220}
        target={<IconButton variant="secondary" label={say('page.menu')} icon={<EllipsisIcon />} />}
      >
        <MenuItem start={<UploadIcon size={18} />} onClick={() => navigate(paths.importPrices(list.id))}>
          {say('menu.import')}
        </MenuItem>
        <MenuItem start={<DownloadIcon size={18} />} onClick={() => exportFile(false)}>
          {say('menu.export')}
        </MenuItem>
        <MenuItem start={<DownloadIcon size={18} />} onClick={() => exportFile(true)}>
          {say('menu.exportAll')}
        </MenuItem>
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
