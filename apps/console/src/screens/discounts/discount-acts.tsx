import { EllipsisIcon } from 'lucide-react';
import { useState } from 'react';
import { useDeleteDiscount, useSwitchDiscount } from '#api/sales/discounts.ts';
import type { Discount } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { paths } from '#paths.ts';
import { sayDiscountPage as say } from '#sentences/discounts/page.ts';
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
      onSuccess: ({ active }) =>
        toast.success(say(active ? 'acts.turnedOn' : 'acts.turnedOff', { discount: name })),
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
        target={<IconButton variant="secondary" label={say('acts.menu')} icon={<EllipsisIcon />} />}
      >
        <MenuItem
          danger
          disabled={isChanged || (isUsed && discount.state === 'ended')}
          onClick={() => setIsAsked(true)}
        >
          {say(isUsed ? 'acts.end' : 'acts.delete')}
        </MenuItem>
      </Menu>
      {discount.state !== 'ended' && (
        <Button disabled={isChanged} busy={switchDiscount.isPending} onClick={turn}>
          {say(discount.active ? 'acts.turnOff' : 'acts.turnOn')}
        </Button>
      )}
      {isAsked && (
        <ConfirmModal
          open
          danger
          title={say(isUsed ? 'end.title' : 'delete.title', { discount: name })}
          confirmLabel={say(isUsed ? 'end.confirm' : 'delete.confirm')}
          cancelLabel={say('acts.keep')}
          busy={deleteDiscount.isPending}
          onCancel={() => setIsAsked(false)}
          onConfirm={remove}
        >
          <p>{say(isUsed ? 'end.text' : 'delete.text')}</p>
        </ConfirmModal>
      )}
    </>
  );
}
