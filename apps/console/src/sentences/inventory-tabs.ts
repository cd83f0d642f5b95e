import { inventoryTabs } from '@sokoni/messages/en/shell/pages';
import { translator } from '@sokoni/messages/translator';

/** The tabs of the inventory. */
export const sayInventoryTab = translator({ inventoryTabs });
