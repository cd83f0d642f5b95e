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
  none: 'Staff set a PIN in Settings > Account. With it they switch and approve at this register, offline too.',
  'lock.needsPin': 'Set your PIN in Settings > Account to lock the till.',
  autoLock: 'Lock when nobody touches it',
  'autoLock.0': 'Never',
  'autoLock.minutes': '{minutes, number} min',

  'pin.label': 'PIN of {name}',
  'pin.typed': '{count, plural, =0 {No digits entered} one {# digit entered} other {# digits entered}}',
  'pin.keys': 'Digits',
  'pin.erase': 'Erase',
  'pin.enter': 'Continue',
  'pin.back': 'Back',
  'pin.wrong': 'Wrong PIN. Try again.',
  'pin.wait': 'Too many tries. Wait {seconds, plural, one {# second} other {# seconds}}.',
  'pin.failed': 'The PIN could not be checked on this device. Reload the page and try again.',

  'approval.title': 'Ask a supervisor',
  'approval.choose': 'Who approves this?',
  'approval.none': 'Nobody with the right role has a PIN. Supervisors set theirs in Settings > Account.',
  'approval.giveDiscount': 'A discount by hand',
  'approval.overridePrices': 'A price other than the listed one',
  'approval.sellCustomLine': 'A custom item',
  'approval.setCreditLimit': 'A sale over the credit limit',
  'approval.refundOrder': 'A return with a refund',
  'approval.closeShift': 'Closing the shift',
  'approval.other': 'Something this role may not do',
} as const;

/** The card in the account. */
export const tillPinCard = {
  title: 'Till PIN',
  hint: 'Switch to yourself and approve at a register with 4 to 8 digits, offline too.',
  label: 'New PIN',
  save: 'Save PIN',
  remove: 'Remove PIN',
  wrong: 'Enter 4 to 8 digits',
} as const;
