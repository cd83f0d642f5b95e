// People who order for a company in the wholesale shop of a store: the merchant's card, and their mails.
// For translators: docs/messages.md.

/** What the server answers. */
export const buyerAnswers = {
  // {name} of a person
  added: '{name} can now order',
  invited: '{name} can now order. The invite is on its way.',
  removed: 'Buyer removed',
  inviteSent: 'Invite sent',
} as const;

/** The mail to a person who may order for a company. */
export const buyerInviteMail = {
  subject: 'Order wholesale from {store}',
  text: 'Hello {name}, you can now order from {store} for {company}, at the prices agreed with your company.',
  open: 'Open the wholesale shop',
  how: 'Sign in with {email}. We email you a code: you need no password.',
} as const;

/** The card on the page of a company, and the addresses below it. */
export const buyersCard = {
  title: 'Buyers',
  // Where they sign in
  hint: 'People who order for this company in your shop, without a store of their own.',
  none: 'Nobody orders for this company in your shop yet.',
  loading: 'Loading',
  add: 'Add buyer',
  // {day} is a date
  invited: 'Invited {day}',
  notInvited: 'Not invited yet',
  // The menu of one; {name} of a person
  actions: 'Actions for {name}',
  invite: 'Send invite',
  inviteAgain: 'Send invite again',
  inviteSent: 'Invite sent to {email}',
  remove: 'Remove…',
  'link.copy': 'Copy shop link',
  'link.copied': 'Link copied',

  'add.title': 'Add buyer',
  'add.name': 'Name',
  'add.email': 'Email',
  'add.email.hint': 'They sign in with it. No password is needed.',
  'add.phone': 'Phone',
  'add.invite': 'Send an invite by email',
  'add.done': '{name} can order now',
  'remove.title': 'Remove {name}?',
  'remove.text': 'They are signed out and can no longer order for this company. What they ordered stays.',
  'remove.confirm': 'Remove',
  'remove.done': '{name} removed',

  'addresses.title': 'Delivery addresses',
  'addresses.hint': 'Buyers choose one of them, or add another, when they order.',
  'addresses.none': 'No addresses yet. Buyers add one with their first order.',
  'addresses.edit': 'Edit addresses',
} as const;
