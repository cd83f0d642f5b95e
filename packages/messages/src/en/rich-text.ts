/** Writing a text with a little structure. */
export const richTextEditor = {
  // Names the buttons together
  'tools.label': 'Text',
  'tools.bold': 'Bold',
  'tools.italic': 'Italic',
  'tools.heading': 'Heading',
  'tools.bulleted': 'Bulleted list',
  'tools.numbered': 'Numbered list',
  'tools.link': 'Link',
  'link.address': 'Address',
  'link.add': 'Add link',
  'link.save': 'Save link',
  'link.cancel': 'Cancel',
  'link.remove': 'Remove link',
  'link.invalid': 'Enter an address that starts with https://, mailto: or tel:',
} as const;
