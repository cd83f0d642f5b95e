// The printer and the cash drawer of a till. For translators: docs/messages.md.

/** The printer of this device: chosen, tried, and what is said when it fails. */
export const tillPrinter = {
  // The button in the bar of the till, and after a sale
  button: 'Printer and drawer',
  title: 'Printer',
  done: 'Done',
  device: 'Saved on this device only.',

  kind: 'Print with',
  'kind.browser': 'Browser',
  'kind.usb': 'USB',
  'kind.serial': 'Serial',
  'kind.bluetooth': 'Bluetooth',
  'kind.bridge': 'Network',
  'kind.browser.hint': 'The browser’s print window opens for each receipt.',
  'kind.missing': 'This browser can’t connect to printers by {kinds}. Use Chrome or Edge on a computer.',

  paper: 'Paper',
  'paper.58': '58 mm',
  'paper.80': '80 mm',
  'paper.a4': 'A4',

  choose: 'Choose printer',
  // {printer} is the name that the printer gives itself
  chosen: 'Printer chosen: {printer}',
  'chosen.unnamed': 'Printer chosen',
  'choose.failed': 'The printer could not be chosen. Check that it is on and connected.',
  'bluetooth.hint': 'After the page is reloaded, choose the printer again.',

  bridge: 'Address of the print bridge',
  'bridge.hint': 'A small program on this computer that passes receipts on to a network printer.',
  'bridge.wrong': 'Enter an address such as http://localhost:9180',

  automatic: 'Print after each sale',
  test: 'Test print',
  // Stands on the paper of a test
  'test.paper': 'Test print',
  'test.works': 'The printer works.',
  'test.sent': 'Sent to the printer',
  'test.failed': 'The test was not printed. Check that the printer is on and connected.',
  'test.notChosen': 'Choose the printer first.',

  drawer: 'Open drawer',
  'drawer.failed': 'The cash drawer could not be opened. Check that its printer is on and connected.',

  // {number} is the number of a receipt
  failed: 'Receipt {number} could not be printed',
  again: 'Try again',
  inBrowser: 'Print in browser',
} as const;
