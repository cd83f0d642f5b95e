// Pictures of a transfer, which buyers send for an order. For translators: docs/messages.md.

/** The page of an order that is still to be paid. */
export const payingWords = {
  title: 'How to pay',
  reference: 'Write {number} as the reference.',
  proofText: 'Send us a picture of the transfer, so that we find it sooner.',
  proofFile: 'Picture of the transfer',
  proofSend: 'Send picture',
  proofsSent: '{count, plural, one {1 picture sent} other {# pictures sent}}',
} as const;

/** Why a picture is not taken. */
export const proofProblems = {
  notAsked: 'This order needs no proof of payment',
} as const;

/** The mail that tells a store of a picture. */
export const proofMail = {
  subject: 'Proof of payment for order {number}',
  // {name} is the customer
  text: '{name} sent a picture of the payment for order {number}. Check your account, then record the payment.',
  open: 'Open the order',
} as const;
