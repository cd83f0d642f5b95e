import { Undo2Icon } from 'lucide-react';
import { type Purchase, useReturnPurchase } from '#api/wholesale/buying.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { isReservedQuestion, ReservedQuestion } from '#parts/products/reserved-question.tsx';
import { sayPurchases as say } from '#sentences/wholesale/purchases.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';

/** Takes out of stock what the supplier has recorded as returned; nothing while there is none. */
export function SendBack({ purchase }: { purchase: Purchase }) {
  const giveBack = useReturnPurchase(purchase.order_id);
  const { to_receive, to_send_back: count } = purchase;
  if (count === 0) return null;
  const send = (isMeant: boolean) =>
    giveBack.mutate(
      { allow_below_reserved: isMeant },
      {
        onSuccess: () => toast.success(say('one.sentBack')),
        onError: (error) => {
          if (!isReservedQuestion(error)) showFailure(error);
        },
      },
    );
  return (
    <>
      <Button
        variant={to_receive > 0 ? 'secondary' : 'primary'}
        icon={<Undo2Icon size={18} />}
        busy={giveBack.isPending}
        onClick={() => send(false)}
      >
        {say('one.sendBackCount', { count })}
      </Button>
      <ReservedQuestion call={giveBack} act="return" onConfirm={() => send(true)} />
    </>
  );
}
