import { commaText } from '@sokoni/messages/list-text';
import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import { asTheyAre, type WordsOf } from '#channels/storefront/translations/words-in-language.ts';
import type { ChosenDelivery } from './checkout-queries.ts';
import { sayDelivery } from './sentences.ts';

/** How an order reaches its buyer, as who reads it calls that. */
export function deliveryTitle(
  { title, collected }: Pick<ChosenDelivery, 'title' | 'collected'>,
  wordsOf: WordsOf = asTheyAre,
): string {
  if (collected) return sayDelivery('pickup', { place: wordsOf(title) });
  return wordsOf(title) || sayDelivery('standardDelivery');
}

/** The same with the hour that was chosen. */
export function deliveryText(
  chosen: Pick<ChosenDelivery, 'title' | 'collected' | 'pickup'>,
  { slot }: Pick<StoreDates, 'slot'>,
  wordsOf?: WordsOf,
): string {
  return commaText([deliveryTitle(chosen, wordsOf), chosen.pickup && slot(chosen.pickup)]);
}
