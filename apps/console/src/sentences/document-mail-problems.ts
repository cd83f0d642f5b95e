import { documentMailProblems } from '@sokoni/messages/en/sales/documents';
import { translator } from '@sokoni/messages/translator';

/** Why a document cannot be mailed so. */
export const sayDocumentMailProblem = translator({ documentMailProblems });
