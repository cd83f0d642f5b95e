// Writing to the shop, and its newsletter. For translators: docs/messages.md.

/** The page on which a shop is written to. */
export const contactPage = {
  title: 'Contact us',
  text: 'Write to us here. We answer by email.',
  name: 'Your name',
  email: 'Email',
  message: 'Message',
  // A field that only programs fill in; read by nobody
  website: 'Leave this empty',
  send: 'Send message',
  sent: 'Your message is on its way. We answer by email.',
  writeAgain: 'Write another message',
} as const;

/** Why a message is not sent. */
export const contactFormProblems = {
  emailRequired: 'Enter a valid email',
  nameRequired: 'Enter your name',
  nameTooLong: 'The name has more than {max, number} characters',
  messageRequired: 'Enter a message',
  messageTooLong: 'The message has more than {max, number} characters',
} as const;

/** The mail in which a store reads it. */
export const contactMail = {
  // {name} is who wrote
  subject: 'Message from {name}',
  text: '{name} ({email}) wrote to {store} in your web store.',
  answer: 'Answer this email to write back.',
} as const;

/** The pages of the newsletter. */
export const newsletterPages = {
  title: 'Newsletter',
  asked: 'We have mailed you a link. Open it to join.',
  text: 'Get news and offers by email. We mail you a link first, so that nobody else can sign you up.',
  email: 'Email',
  join: 'Join',
  confirm: 'Do you want to get news and offers from {shop} at {email}?',
  confirmAct: 'Yes, join',
  joined: 'You have joined. To leave, answer any of our emails.',
  stale: 'This link is wrong or has expired. Enter your email again.',
} as const;

/** Why nobody joins. */
export const newsletterProblems = {
  emailRequired: 'Enter a valid email',
} as const;

/** The mail with the link that confirms. */
export const newsletterMail = {
  subject: 'Join the newsletter of {store}',
  text: 'You asked for news and offers from {store}. Open the link to join.',
  open: 'Join the newsletter',
  why: 'If you did not ask for it, you can ignore this email: nothing is sent to you without the link.',
} as const;
