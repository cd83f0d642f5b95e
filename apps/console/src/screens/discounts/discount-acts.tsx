import { EllipsisIcon } from 'lucide-react';
import { useState } from 'react';
import { useDeleteDiscount, useSwitchDiscount } from '#api/sales/discounts.ts';
import type { Discount } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { paths } from '#paths.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import { nameOf } from './discount-words.ts';

interface DiscountActsProps {
  discount: Discount;
  /** While something is typed it is saved first. */
  isChanged: boolean;
  onLeave: (path: string) => void;
}

/** What can be done with a discount as a whole. */
export function DiscountActs({ discount, isChanged, onLeave }: DiscountActsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const switchDiscount = useSwitchDiscount(discount.id);
  const deleteDiscount = useDeleteDiscount(discount.id);
  const name = nameOf(discount);
  const isUsed = discount.uses > 0;
  const turn = () =>
    switchDiscount.mutate(!discount.active, {
      onSuccess: ({ active }) => toast.success(`${name} turned ${active ? 'on' : 'off'}`),
      onError: (error) => showFailure(error),
    });

  function remove(): void {
    deleteDiscount.mutate(undefined, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onLeave(paths.discounts);
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
        width={200}
        target={<IconButton variant="secondary" label="More actions" icon={<EllipsisIcon />} />}
      >
        <MenuItem
          danger
          disabled={isChanged || (isUsed && discount.state === 'ended')}
          onClick={() => setIsAsked(true)}
        >
          {isUsed ? 'End now…' : 'Delete…'}
        </MenuItem>
      </Menu>
      {discount.state !== 'ended' && (
        <Button disabled={isChanged} busy={switchDiscount.isPending} onClick={turn}>
          {discount.active ? 'Turn off' : 'Turn on'}
        </Button>
      )}
      {isAsked && (
        <ConfirmModal
          open
          danger
          title={isUsed ? `End ${name} now?` : `Delete ${name}?`}
          confirmLabel={isUsed ? 'End discount' : 'Delete'}
          cancelLabel="Keep discount"
          busy={deleteDiscount.isPending}
          onCancel={() => setIsAsked(false)}
          onConfirm={remove}
        >
          <p>
            {isUsed
              ? 'New orders no longer get it. Past orders keep their discount.'
              : 'It hasn’t been used. This can’t be undone.'}
          </p>
        </ConfirmModal>
      )}
    </>
  );
}
