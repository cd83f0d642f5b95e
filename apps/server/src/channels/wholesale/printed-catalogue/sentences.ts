import { printedCatalogue } from '@sokoni/messages/en/wholesale/printed-catalogue';
import { translator } from '@sokoni/messages/translator';

/** What stands on a printed catalogue, beside the words of all documents. */
export const sayCatalogue = translator({ printedCatalogue });
