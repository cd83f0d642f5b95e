import { newsletterMail, newsletterPages, newsletterProblems } from '@sokoni/messages/en/storefront/contact';
import { translator } from '@sokoni/messages/translator';

/** Why nobody joins a newsletter. */
export const sayNewsletterProblem = translator({ newsletterProblems });

/** The pages of a newsletter, in what the server says on them. */
export const sayNewsletter = translator({ newsletterPages });

/** The mail with the link that confirms. */
export const sayNewsletterMail = translator({ newsletterMail });
