import { catalogueDialog } from '@sokoni/messages/en/wholesale/printed-catalogue';
import { translator } from '@sokoni/messages/translator';

/** The dialog that makes a printed catalogue. */
export const sayCatalogueDialog = translator({ catalogueDialog });
