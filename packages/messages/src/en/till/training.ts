// The till while somebody learns it. For translators: docs/messages.md.

/** Training mode: the switch, and what stands over the till while it is on. */
export const tillTraining = {
  switch: 'Training',
  'switch.hint':
    'Practise with your real products. Nothing is saved or sent, and receipts say “not a receipt”.',
  banner: 'Training',
  'banner.hint': 'Sales here don’t count.',
  end: 'End training',
} as const;
