import { reportPages } from '@sokoni/messages/en/insights/reports';
import { translator } from '@sokoni/messages/translator';

/** The pages of the reports. */
export const sayReport = translator({ reportPages });
