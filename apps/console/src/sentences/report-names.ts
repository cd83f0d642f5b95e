import { reportNames } from '@sokoni/messages/en/insights/reports';
import { translator } from '@sokoni/messages/translator';

/** The names of the reports. */
export const sayReportName = translator({ reportNames });
