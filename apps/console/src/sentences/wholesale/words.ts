import { wholesaleWords } from '@sokoni/messages/en/wholesale/supplying';
import { translator } from '@sokoni/messages/translator';

/** What both sides of wholesale say. */
export const sayWholesale = translator({ wholesaleWords });
