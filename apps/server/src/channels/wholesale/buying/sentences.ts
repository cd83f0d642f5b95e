import {
  wholesaleOrdering,
  wholesaleOrderMail,
  wholesaleRequestMail,
} from '@sokoni/messages/en/wholesale/wholesale';
import { translator } from '@sokoni/messages/translator';

export const say = translator({ wholesaleOrdering });

/** The mail to a supplier. */
export const sayRequestMail = translator({ wholesaleRequestMail });

/** What a supplier is mailed of a new order. */
export const sayOrderMail = translator({ wholesaleOrderMail });
