// Scanning with the camera of a till's device. For translators: docs/messages.md.

/** The picture of the camera, and why there is none. */
export const tillCamera = {
  // The button beside the search of products
  button: 'Scan with the camera',
  title: 'Scan with the camera',
  done: 'Done',
  starting: 'Starting the camera',
  hint: 'Hold a barcode in front of the camera. Take it away and show it again to add one more.',
  // The name of a product, and how often it was scanned since the camera was opened
  rung: '{count, plural, one {Scanned: {item}} other {Scanned {count, number} times: {item}}}',
  unknown: 'No products match “{code}”',
  'problem.denied':
    'Camera access is blocked. Allow it in your browser’s settings for this site, then try again.',
  'problem.none': 'No camera found on this device',
  'problem.failed': 'The scanner could not be loaded. Connect to the internet once, then try again.',
} as const;
