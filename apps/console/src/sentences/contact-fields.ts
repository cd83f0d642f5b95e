import { contactFields } from '@sokoni/messages/en/accounts/contacts';
import { translator } from '@sokoni/messages/translator';

/** The sentences of fields for a country and a phone number. */
export const sayContactField = translator({ contactFields });
