// Who stands at the till: the lock, the switch by PIN and approvals. For translators: docs/messages.md.

/** The lock, the switch, and the PIN. */
export const tillCashier = {
  // {name} is who sells now
  button: 'Cashier: {name}',
  title: 'Cashier',
  locked: 'Who is selling?',
  switch: 'Switch cashier',
  lock: 'Lock',
  choose: 'Choose your name',
  current: 'Selling now',
  'none.title': 'No PINs yet',
  none: 'Staff set a PIN in Settings > Account to switch cashier and approve at this register, even offline.',
  'lock.needsPin': 'Set your PIN in Settings > Account to lock the till.',

  'pin.label': 'PIN of {name}',
  'pin.typed': '{count, plural, =0 {No digits entered} one {# digit entered} other {# digits entered}}',
  'pin.keys': 'Digits',
  'pin.erase': 'Erase',
  'pin.enter': 'Continue',
  'pin.back': 'Back',
  'pin.wrong': 'Wrong PIN. Try again.',
  'pin.wait': 'Too many wrong PINs. Wait {seconds, plural, one {# second} other {# seconds}}.',
  'pin.failed': 'The PIN could not be checked on this device. Reload the page and try again.',

  'approval.title': 'Ask a supervisor',
  'approval.choose': 'Who approves this?',
  'approval.none': 'No supervisor has a PIN yet. Supervisors set theirs in Settings > Account.',
  'approval.giveDiscount': 'A discount by hand',
  'approval.overridePrices': 'A price other than the listed one',
  'approval.sellCustomLine': 'A custom item',
  'approval.setCreditLimit': 'A sale over the credit limit',
  'approval.refundOrder': 'A return with a refund',
  'approval.closeShift': 'Closing the shift',
  'approval.manageRegisters': 'Training at this till',
  'approval.openDrawer': 'Opening the drawer without a sale',
  'approval.other': 'An action this role doesn’t allow',
  // What exactly a supervisor approves, below one of the lines above; {amount} is money, or a percentage such as 20%
  'detail.off': '{amount} off {item}',
  'detail.offSale': '{amount} off the sale',
  // The listed price and the new one
  'detail.price': '{from} → {to}',
  'detail.refund': 'Refund {amount}',
  // {amount} is what the returned items are worth
  'detail.exchange': 'Exchange worth {amount}',
} as const;

/** The card in the account. */
export const tillPinCard = {
  title: 'Till PIN',
  hint: '4 to 8 digits, to switch cashier and approve at a register, even offline.',
  label: 'New PIN',
  save: 'Save PIN',
  remove: 'Remove PIN',
  wrong: 'Enter 4 to 8 digits',
} as const;
