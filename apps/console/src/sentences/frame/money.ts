import { moneyWords } from '@sokoni/messages/en/shell/frame';
import { translator } from '@sokoni/messages/translator';

/** Money: its fields, and lists of what came and went. */
export const sayMoney = translator({ moneyWords });
