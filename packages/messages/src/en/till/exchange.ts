// Exchanges at the till: items of an earlier sale come back, and others go out in the same go. For translators: docs/messages.md.

/** An exchange, from the return form to the payment. */
export const tillExchange = {
  choice: 'What the customer gets',
  'choice.refund': 'Money back',
  'choice.exchange': 'New items',
  hint: 'Ring up the new items next. The returned items pay for them; any difference is refunded in cash.',
  start: 'Choose new items',
  started: 'Ring up the new items',
  // {number} is that of the receipt that items come back from
  credit: 'Returned from {number}',
  // At the payment; {total} and {credit} are money, {number} is that of the receipt that items come back from
  note: 'New items {total}, less {credit} returned from {number}',
  toPay: 'To pay',
  toRefund: 'Cash refund',
  'problem.method': 'Gift cards and store credit can’t pay for an exchange. Choose another method.',
  'problem.changed':
    'Items from that sale were returned in the meantime. Start the exchange again from Past sales.',
} as const;
