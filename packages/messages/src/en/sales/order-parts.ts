// What the pages of other areas say of orders, too. For translators: docs/messages.md.

/** Where an order stands, in badges: as a whole, what is paid, what has left. */
export const orderStatuses = {
  'state.draft': 'Draft',
  'state.placed': 'Placed',
  'state.part_paid': 'Partially paid',
  'state.paid': 'Paid',
  'state.part_fulfilled': 'Partially fulfilled',
  'state.fulfilled': 'Fulfilled',
  'state.part_returned': 'Partially returned',
  'state.returned': 'Returned',
  'state.cancelled': 'Cancelled',
  'payment.paid': 'Paid',
  'payment.part_paid': 'Partially paid',
  'payment.unpaid': 'Unpaid',
  'payment.overdue': 'Overdue',
  'payment.refund_due': 'Refund due',
  'fulfilment.unfulfilled': 'Unfulfilled',
  'fulfilment.part_fulfilled': 'Partially fulfilled',
  'fulfilment.fulfilled': 'Fulfilled',
  'fulfilment.part_returned': 'Partially returned',
  'fulfilment.returned': 'Returned',
  'fulfilment.cancelled': 'Cancelled',
} as const;

/** Where an order comes from, and how it is paid. */
export const orderLabels = {
  'channel.web': 'Web store',
  'channel.in_person': 'In person',
  'channel.wholesale': 'Wholesale',
  'channel.manual': 'Phone or message',
  // How money comes in or goes back. Nobody chooses the last one: what a return frees pays the order that goes out instead
  'method.cash': 'Cash',
  'method.card': 'Card terminal',
  'method.bank_transfer': 'Bank transfer',
  'method.mobile_money': 'Mobile money',
  'method.store_credit': 'Store credit',
  'method.gift_card': 'Gift card',
  'method.other': 'Other',
  'method.stripe': 'Card (Stripe)',
  'method.paystack': 'Paystack',
  'method.exchange': 'Exchange',
  // SPEC section 3
  'type.instant': 'Fully Paid',
  'type.part_instant': 'Part Payment',
  'type.credit': 'Credit Purchase',
  'type.pod': 'Pay on Delivery',
} as const;

/** How an order reaches its buyer, as whoever looks at it reads. */
export const deliveryTitles = {
  standardDelivery: 'Delivery',
  // {place} is a shop or warehouse of the store
  pickup: 'Collect at {place}',
} as const;

/** Why an order cannot be settled so: SPEC section 3, payment types. */
export const settlementProblems = {
  not_paid: 'Enter the full amount for a fully paid sale',
  part_payment_wrong: 'Enter a part payment above 0 and below the total',
  credit_paid: 'A credit purchase is paid later. Choose Part Payment to take money now.',
  delivery_paid: 'Pay on Delivery takes no payment now',
  no_customer: 'Choose a customer for the balance due',
  no_due_date: 'Enter a due date',
  due_in_past: 'The due date must be today or later',
} as const;

/** What narrows a list, a report or home to what was rung at one register. */
export const registerFilter = {
  register: 'Register',
  // Where the name of the register is not known
  'register.chosen': 'Selected register',
  'register.none': 'No register',
} as const;
