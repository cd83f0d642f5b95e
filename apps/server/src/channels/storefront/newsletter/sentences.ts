import { newsletterMail, newsletterPages, newsletterProblems } from '@sokoni/messages/en/storefront/contact';
import { translator } from '@sokoni/messages/translator';

/** Why nobody joins a newsletter. */
export const sayNewsletterProblem = translator('en', newsletterProblems);

/** The pages of a newsletter, in what the server says on them. */
export const sayNewsletter = translator('en', newsletterPages);

/** The mail with the link that confirms. */
export const sayNewsletterMail = translator('en', newsletterMail);
