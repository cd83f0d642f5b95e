import { contactFields } from '@sokoni/messages/en/contacts';
import { translator } from '@sokoni/messages/translator';

/** The sentences of fields for a country and a phone number. */
export const sayContactField = translator('en', contactFields);
