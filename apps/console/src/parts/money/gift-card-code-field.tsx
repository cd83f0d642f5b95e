import { giftCardName, giftCardStates } from '@sokoni/rules/credit/gift-card';
import { messageOf } from '#api/client/message-of.ts';
import { useGiftCardByCode } from '#api/sales/gift-cards.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useMoneyText } from './money-text.ts';

interface GiftCardCodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  size?: 'md' | 'lg' | undefined;
}

/** The code of the gift card in a buyer's hand, and what is left on it once all of it is typed. */
export function GiftCardCodeField({ value, onChange, error, size }: GiftCardCodeFieldProps) {
  const money = useMoneyText();
  const { data: card, error: problem } = useGiftCardByCode(value);
  const name = card && giftCardName(card.last_four);
  const found =
    card && (card.state === 'active' ? `${name} has a balance of ${money(card.balance)}.` : undefined);
  const unfit =
    card && card.state !== 'active' ? `${name}: ${giftCardStates[card.state].toLowerCase()}.` : undefined;
  return (
    <TextField
      label="Gift card code"
      size={size}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      placeholder="XXXX-XXXX-XXXX-XXXX"
      hint={found}
      error={error ?? unfit ?? (problem ? messageOf(problem) : undefined)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
