import { reportAnswers, reportSheets } from '@sokoni/messages/en/insights/reports';
import { translator } from '@sokoni/messages/translator';

/** What the calls of reports answer to a person, and rows without a name of their own. */
export const say = translator({ reportAnswers });
/** The columns of the files. */
export const saySheet = translator({ reportSheets });
