import { useState } from 'react';
import { useDeleteDiscount, useSwitchDiscount } from '#api/discounts.ts';
import type { Discount } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { paths } from '#paths.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { MoreIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.tsx';
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
      onSuccess: ({ active }) => toast.success(`${name} is switched ${active ? 'on' : 'off'}.`),
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
        target={<IconButton variant="secondary" label="More to do with this discount" icon={<MoreIcon />} />}
      >
        <MenuItem
          danger
          disabled={isChanged || (isUsed && discount.state === 'ended')}
          onClick={() => setIsAsked(true)}
        >
          {isUsed ? 'End it now…' : 'Delete…'}
        </MenuItem>
      </Menu>
      {discount.state !== 'ended' && (
        <Button disabled={isChanged} busy={switchDiscount.isPending} onClick={turn}>
          {discount.active ? 'Switch off' : 'Switch on'}
        </Button>
      )}
      {isAsked && (
        <ConfirmModal
          open
          danger
          title={isUsed ? `End ${name} now?` : `Delete ${name}?`}
          confirmLabel={isUsed ? 'End it' : 'Delete'}
          cancelLabel="Keep it"
          busy={deleteDiscount.isPending}
          onCancel={() => setIsAsked(false)}
          onConfirm={remove}
        >
          <p>
            {isUsed
              ? 'No further order gets it. Those that had it keep what came off, so it stays on record.'
              : 'Nobody has used it. This cannot be undone.'}
          </p>
        </ConfirmModal>
      )}
    </>
  );
}
