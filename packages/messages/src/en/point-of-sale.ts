/** By error code. */
export const pointOfSaleErrors = {
  register_in_use: 'Another device is using this register.',
  register_device_ended: 'This device was signed out of the register. Set it up again.',
  register_limit: 'This store has as many registers as it can have. Archive one to add another.',
  register_taken: 'Another register has this name.',
  shift_closed: 'This shift was closed before.',
  payload_unreadable: 'What the register sent could not be read.',
  not_recordable:
    'What the register sent does not fit what is recorded already, such as a receipt number that is taken.',
  kind_unknown: 'This version does not know what the register sent.',
  till_id_reused: 'The register sent something else under this id before.',
} as const;

/** What the server says of registers and of what they send. */
export const pointOfSale = {
  registerAdded: '{name} added',
  registerSaved: 'Register saved',
  deviceClaimed: 'This device now sells at {name}',
  pinSaved: 'PIN saved',
  pinRemoved: 'PIN removed',
  decided: 'Done',
  deviceEnded: 'Device signed out of the register',
} as const;
