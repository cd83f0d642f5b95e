/** By error code. */
export const pointOfSaleErrors = {
  register_in_use:
    'Another device is using this register. Sign that device out first, or choose another register.',
  register_device_ended: 'This device was signed out of the register. Set it up again.',
  register_limit: 'This store has reached its limit of registers. Archive one to add another.',
  register_taken: 'A register with this name already exists',
  shift_closed: 'This shift is already closed',
  payload_unreadable: 'The register sent an entry that could not be read. Reload the till, then try again.',
  not_recordable:
    'This conflicts with what is already recorded, such as a receipt number in use. Check it against your orders.',
  kind_unknown: 'This entry needs a newer version of Sokoni. Retry it after the update.',
  till_id_reused: 'The register already sent a different entry with this ID',
  cashier_not_allowed: 'This cashier cannot sell in this store',
} as const;

/** What the server says of registers and of what they send. */
export const pointOfSale = {
  registerAdded: '{name} added',
  registerSaved: 'Register saved',
  deviceClaimed: 'This device now sells at {name}',
  pinSaved: 'PIN saved',
  pinRemoved: 'PIN removed',
  decided: 'Done',
  layoutSaved: 'Layout saved. Your tills show it after their next update.',
  deviceEnded: 'Device signed out of the register',
  settingsSaved: 'Till settings saved',
  // Why the payment methods of the tills cannot be saved
  'methods.none_active': 'Keep at least one payment method on',
  'methods.kind_twice': 'Add cash, store credit and gift cards only once each',
  'methods.name_twice': 'A payment method with this name already exists',
  'methods.id_twice': 'This payment method is listed twice. Remove one.',
} as const;
