import { companyPages } from '@sokoni/messages/en/wholesale/supplying';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the companies. */
export const sayCompanies = translator({ companyPages });
