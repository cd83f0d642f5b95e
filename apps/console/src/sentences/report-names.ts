import { reportNames } from '@sokoni/messages/en/pages';
import { translator } from '@sokoni/messages/translator';

/** What the reports are called. */
export const sayReportName = translator('en', reportNames);
