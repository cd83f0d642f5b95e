import { giftCardAnswers } from '@sokoni/messages/en/sales/gift-cards';
import { translator } from '@sokoni/messages/translator';

/** What was done with a gift card, or why it does not pay. */
export const say = translator({ giftCardAnswers });
