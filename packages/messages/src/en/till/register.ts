// The device as a register of the store, and how it stands with the server.
// For translators: docs/messages.md.

/** A device that is no register yet. */
export const claimRegister = {
  title: 'Use this device as a register',
  hint: 'Sales are saved on this device and sent when it is online.',
  register: 'Register',
  'name.label': 'Register name',
  'name.first': 'Register {number, number}',
  'name.required': 'Enter a name',
  new: 'New register',
  free: 'Not in use',
  // {device} is a browser and a system
  inUse: 'In use on {device}',
  'takeOver.title': 'Take over {register}',
  'takeOver.then':
    '{device} can no longer sell at {register}. Sales that it has not sent yet are kept and sent once it is a register again. This device starts a new series of receipt numbers.',
  'takeOver.supervisor': 'Only a supervisor can take over a register',
  'new.supervisor':
    'Ask a supervisor or manager to log in on this device once and start the register. After that you can sell here.',
  start: 'Start selling',
  failed: 'Registers could not be loaded',
  openOffline: 'Go online to set up this register',
  'openOffline.hint': 'It downloads prices and staff before the first sale. After that it works offline.',
  openFailed: 'The till could not be opened on this device',
  'openFailed.hint':
    'Reload the page. If the browser is in a private window, use a normal one: sales have to be saved on this device.',
} as const;

/** How a device calls itself in the list of registers: its browser and its system. */
export const deviceNames = {
  label: '{browser}, {system}',
  'browser.edge': 'Edge',
  'browser.opera': 'Opera',
  'browser.samsung': 'Samsung Internet',
  'browser.firefox': 'Firefox',
  'browser.chrome': 'Chrome',
  'browser.safari': 'Safari',
  'browser.other': 'Browser',
  'system.ipad': 'iPad',
  'system.iphone': 'iPhone',
  'system.android': 'Android',
  'system.windows': 'Windows',
  'system.chromeos': 'ChromeOS',
  'system.mac': 'Mac',
  'system.linux': 'Linux',
  'system.other': 'computer',
} as const;

/** How the till stands with the server. */
export const tillStatus = {
  online: 'Online',
  offline: 'Offline',
  // The device has stopped to be a register
  paused: 'Not a register',
  unsent: '{count, plural, one {# unsent} other {# unsent}}',
  attention: '{count, plural, one {# to check} other {# to check}}',
  open: 'Register and sending: {state}',
  title: 'Register and sending',
  register: 'Register',
  'row.connection': 'Connection',
  'row.unsent': 'Waiting to be sent',
  'row.attention': 'Needs attention',
  'row.sync': 'Last update',
  sales: '{count, plural, =0 {None} one {# entry} other {# entries}}',
  never: 'Not yet',
  'offline.hint': 'Keep selling. Sales are saved on this device and sent when it is online again.',
  'paused.hint':
    'This device is no longer a register. Unsent sales are kept here and sent once it is a register again.',
  'paused.register': 'Use as a register again',
  // Puts the till among the programs of the device
  install: 'Install on this device',
  'storage.refused':
    'The browser may delete unsent sales when its storage runs low. Install the app or send sales often.',
  'attention.hint': 'Sent but not recorded. A manager can fix them under Point of sale > Needs attention.',
  retry: 'Retry',
  send: 'Send now',
  export: 'Download unsent sales',
} as const;
