import { reportList } from '@sokoni/messages/en/insights/reports';
import { translator } from '@sokoni/messages/translator';

/** The list of the reports. */
export const sayReportList = translator({ reportList });
