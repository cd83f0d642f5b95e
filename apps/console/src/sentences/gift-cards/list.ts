import { giftCardList } from '@sokoni/messages/en/sales/gift-cards';
import { translator } from '@sokoni/messages/translator';

/** The list of gift cards. */
export const sayGiftCardList = translator({ giftCardList });
