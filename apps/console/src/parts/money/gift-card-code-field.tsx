import { giftCardName } from '@sokoni/rules/credit/gift-card';
import { messageOf } from '#api/client/message-of.ts';
import { useGiftCardByCode } from '#api/sales/gift-cards.ts';
import { sayGiftCardCode as say } from '#sentences/gift-cards/code.ts';
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
  const found =
    card?.state === 'active' ? say('found', { card: nameOf(card), amount: money(card.balance) }) : undefined;
  const unfit =
    card && card.state !== 'active' ? say(`unfit.${card.state}`, { card: nameOf(card) }) : undefined;
  return (
    <TextField
      label={say('label')}
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

function nameOf({ last_four }: { last_four: string }): string {
  return giftCardName(last_four);
}
