// How the registers of a store take money. For translators: docs/messages.md.

/** The page of the settings. */
export const tillSettingsPage = {
  hint: 'Payment settings for every register. Offline registers get changes when they reconnect.',
  save: 'Save',

  'methods.title': 'Payment methods',
  'methods.hint': 'Offered at payment in this order. The first is selected by default.',
  'methods.moved': 'Order saved',
  'method.add': 'Add payment method',
  'method.edit': 'Edit {name}',
  'method.up': 'Move {name} up',
  'method.down': 'Move {name} down',
  'method.off': 'Off',
  'method.kind': 'Type',
  'method.name': 'Name',
  // {kind} is the name of the kind of payment: Mobile money
  'method.name.hint': 'Printed on receipts. Leave empty to use “{kind}”.',
  'method.opensDrawer': 'Open the cash drawer',
  // Below the name of a method
  'method.drawer': 'Opens the drawer',
  'method.reference': 'Ask for a reference',
  'method.reference.optional': 'Reference optional',
  'method.reference.required': 'Reference required',
  // Whether a reference is asked for
  'reference.off': 'No',
  'reference.optional': 'Optional',
  'reference.required': 'Required',
  'method.active': 'Available at the till',
  'method.active.hint': 'Past payments with it stay in reports.',
  'method.added': 'Payment method added',
  'method.saved': 'Payment method saved',
  'method.remove': 'Remove',
  'method.removed': 'Payment method removed',

  'rounding.title': 'Cash rounding',
  'rounding.on': 'Round cash to the smallest coin',
  // {coin} is an amount
  'rounding.hint':
    'Cash payments are rounded to {coin}. The sale and its VAT don’t change; reports show the rounding.',
  'rounding.none': 'Your currency has a coin of {coin}, so cash needs no rounding.',
  'rounding.isOn': 'Cash is rounded',
  'rounding.isOff': 'Cash is not rounded',

  'tips.title': 'Tips',
  'tips.on': 'Ask for tips',
  'tips.hint': 'Tips are added to the payment and don’t count as sales.',
  'tips.isOn': 'Tips turned on',
  'tips.isOff': 'Tips turned off',
  'tips.percents': 'Percentages to choose from',
  'tips.percent': 'Percentage {place, number}',
  'tips.wrong': 'Enter whole percentages from 1 to 100',
  'tips.saved': 'Tips saved',

  'lock.title': 'Automatic lock',
  'lock.after': 'Lock when idle',
  'lock.hint': 'A PIN unlocks it. A till doesn’t lock while its cashier has no PIN.',
  'lock.never': 'Never',
  'lock.minutes': '{count, plural, one {After # minute} other {After # minutes}}',
  'lock.saved': 'Automatic lock saved',
} as const;
