/** How an order is paid, with the label that is shown (SPEC section 3). */
export const paymentTypeLabels = {
  instant: 'Fully Paid',
  part_instant: 'Part Payment',
  credit: 'Credit Purchase',
  pod: 'Pay on Delivery',
} as const;

export type PaymentType = keyof typeof paymentTypeLabels;
