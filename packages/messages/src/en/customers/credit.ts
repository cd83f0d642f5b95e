// What customers owe, and what they have to spend.
// For translators: docs/messages.md.

/** How long debts have been due. */
export const ageingLabels = {
  not_due: 'Not yet due',
  to_30: '1-30 days',
  to_60: '31-60 days',
  to_90: '61-90 days',
  over_90: 'Over 90 days',
  // All of them but those that are not yet due
  overdue: 'Overdue',
} as const;

/** Why a customer's credit in the store went up or down. */
export const storeCreditLabels = {
  'entry.given': 'Added',
  'entry.withdrawn': 'Deducted',
  'entry.paid': 'Used on an order',
  'entry.refunded': 'Refunded from an order',
  'entry.merged': 'Customers merged',
} as const;

/** Lines of a statement; {number} is that of an order or an invoice. */
export const statementLines = {
  invoice: 'Invoice {number}',
  payment: 'Payment {number}',
  refund: 'Refund {number}',
  return: 'Return {number}',
  cancellation: 'Cancelled {number}',
} as const;
