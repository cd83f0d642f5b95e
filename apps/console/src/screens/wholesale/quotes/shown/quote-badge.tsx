import type { QuoteState } from '@sokoni/rules/wholesale/quotes';
import { sayQuotes as say } from '#sentences/wholesale/quotes.ts';
import { Badge, type BadgeLook } from '#ui/display/badge.tsx';

const looks: Record<QuoteState, BadgeLook> = {
  requested: { tone: 'attention', shape: 'empty' },
  offered: { tone: 'info', shape: 'half' },
  countered: { tone: 'attention', shape: 'half' },
  accepted: { tone: 'good', shape: 'full' },
  declined: { tone: 'neutral', shape: 'mark' },
  expired: { tone: 'warning', shape: 'mark' },
};

/** How far a negotiation is, in a word. */
export function QuoteBadge({ state }: { state: QuoteState }) {
  return <Badge {...looks[state]}>{say(`state.${state}`)}</Badge>;
}
