/** Where an event takes place (SPEC section 3). */
export const eventLocationLabels = {
  offline: 'Physical Location',
  online: 'Online Event',
} as const;

/** Whom an event concerns (SPEC section 3). */
export const eventTypeLabels = {
  PERSONAL: 'Personal Event',
  APPOINTMENT: 'Appointment with customers',
} as const;
