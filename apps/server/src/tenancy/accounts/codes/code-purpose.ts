import type { Codes, MailedLinks } from '#core/database/tables.ts';

/** What the four digits of a code confirm. */
export type CodePurpose = Codes['purpose'];

/** What a mailed link confirms. */
export type LinkPurpose = MailedLinks['purpose'];
