import { type GiftCardState, giftCardStates } from '@sokoni/rules/gift-card';
import { Badge } from '#ui/badge.tsx';

const looks = {
  active: { tone: 'good', shape: 'full' },
  spent: { tone: 'neutral', shape: 'full' },
  ended: { tone: 'neutral', shape: 'empty' },
  disabled: { tone: 'neutral', shape: 'mark' },
} as const;

export function CardState({ state }: { state: GiftCardState }) {
  return <Badge {...looks[state]}>{giftCardStates[state]}</Badge>;
}
