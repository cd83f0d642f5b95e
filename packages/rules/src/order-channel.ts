/** Where an order comes from, with the label that is shown. */
export const orderChannels = {
  web: 'Web store',
  in_person: 'In person',
  wholesale: 'Wholesale',
  manual: 'Recorded by hand',
} as const;

export type OrderChannel = keyof typeof orderChannels;
