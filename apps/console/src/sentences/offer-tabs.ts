import { offerTabs } from '@sokoni/messages/en/shell/pages';
import { translator } from '@sokoni/messages/translator';

/** The tabs of what the store offers. */
export const sayOfferTab = translator({ offerTabs });
