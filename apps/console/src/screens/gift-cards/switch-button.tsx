import { giftCardName } from '@sokoni/rules/credit/gift-card';
import { useState } from 'react';
import { useSwitchGiftCard } from '#api/sales/gift-cards.ts';
import type { GiftCard } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayGiftCardPage as say } from '#sentences/gift-cards/page.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';

/** Disables a card, such as one that was lost, or lets it pay again. */
export function SwitchButton({ card }: { card: GiftCard }) {
  const money = useMoneyText();
  const switchCard = useSwitchGiftCard(card.id);
  const [isAsked, setIsAsked] = useState(false);
  const turn = (active: boolean) =>
    switchCard.mutate(active, {
      onSuccess: () => toast.success(say(active ? 'switch.enabled' : 'switch.disabled')),
      onError: (error) => showFailure(error),
      onSettled: () => setIsAsked(false),
    });
  if (card.state === 'disabled') {
    return (
      <Button busy={switchCard.isPending} onClick={() => turn(true)}>
        {say('switch.enable')}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{say('switch.disable')}</Button>
      {isAsked && (
        <ConfirmModal
          open
          danger
          title={say('switch.title', { card: giftCardName(card.last_four) })}
          confirmLabel={say('switch.confirm')}
          busy={switchCard.isPending}
          onCancel={() => setIsAsked(false)}
          onConfirm={() => turn(false)}
        >
          <p>
            {card.balance > 0 ? say('switch.text', { amount: money(card.balance) }) : say('switch.textSpent')}
          </p>
        </ConfirmModal>
      )}
    </>
  );
}
