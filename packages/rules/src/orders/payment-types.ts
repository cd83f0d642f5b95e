/** How an order is paid (SPEC section 3). */
export const paymentTypes = ['instant', 'part_instant', 'credit', 'pod'] as const;

export type PaymentType = (typeof paymentTypes)[number];
