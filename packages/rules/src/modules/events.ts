/** Where an event takes place, and whom it concerns (SPEC section 3). */
export const eventLocations = ['offline', 'online'] as const;
export const eventTypes = ['PERSONAL', 'APPOINTMENT'] as const;
