import { giftCardName } from '@sokoni/rules/gift-card';
import { useState } from 'react';
import { useSwitchGiftCard } from '#api/gift-cards.ts';
import type { GiftCard } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.tsx';

/** Disables a card, such as one that was lost, or lets it pay again. */
export function SwitchButton({ card }: { card: GiftCard }) {
  const money = useMoneyText();
  const switchCard = useSwitchGiftCard(card.id);
  const [isAsked, setIsAsked] = useState(false);
  const turn = (active: boolean) =>
    switchCard.mutate(active, {
      onSuccess: () => toast.success(active ? 'The card pays again.' : 'The card is disabled.'),
      onError: (error) => showFailure(error),
      onSettled: () => setIsAsked(false),
    });
  if (card.state === 'disabled') {
    return (
      <Button busy={switchCard.isPending} onClick={() => turn(true)}>
        Let it pay again
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>Disable…</Button>
      {isAsked && (
        <ConfirmModal
          open
          danger
          title={`Disable ${giftCardName(card.last_four)}?`}
          confirmLabel="Disable"
          busy={switchCard.isPending}
          onCancel={() => setIsAsked(false)}
          onConfirm={() => turn(false)}
        >
          <p>
            {card.balance > 0
              ? `The ${money(card.balance)} on it stay, and cannot be spent until you let it pay again.`
              : 'It is spent already.'}
          </p>
        </ConfirmModal>
      )}
    </>
  );
}
