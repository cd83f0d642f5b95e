// The cart and the checkout of the web store: what visitors are told. For translators: docs/messages.md.

/** Why something is not put into a cart, by its reason. */
export const cartProblems = {
  // SPEC section 5, to the letter
  variant_unavailable: 'Product Variants selected is not available',
  quantity_unavailable: 'Selected Quantity not available',
  quantity_wrong: 'Enter a quantity from 1 to {max, number}',
  cart_full: 'A cart can have up to {lines, number} products',
} as const;

/** Why an order is not placed yet. */
export const checkoutProblems = {
  expired: 'Your cart has changed. Check the total, then place the order again.',
  soldOut: 'Some items sold out while you were checking out. Check what is left, then place the order again.',
  toPayChanged:
    'Your gift card or store credit was used elsewhere. You now pay {amount}: place the order again.',
  unknownCode: 'No discount or gift card with this code',
  codeApplied: 'Your code is applied. Check what is left to pay, then place the order again.',
  totalChanged: 'The total is now {total}. Check it, then place the order again.',
  belowMinimum: 'Orders start at {amount}. Add more items to check out.',
  discountUsed: 'You’ve already used this discount',
  emailForPayment: 'Enter an email: your receipt is sent there',
  notPaid: 'The payment was not completed. Try again or choose another payment method.',
  // The shop was closed to visitors meanwhile
  notPaidClosed:
    'The payment was not completed, and your order was not placed. Your items stay in your cart.',
  sentBack: 'Your order could not be placed. Your payment is being sent back to you.',
  contactRequired: 'Enter an email or a phone number',
  chooseTime: 'Choose a time to collect your order',
  chooseDelivery: 'Choose a delivery option',
  choosePayment: 'Choose a payment method',
  notOnCredit: 'This order can’t be paid later. Choose another payment method.',
} as const;

/** How an order is delivered and paid. */
export const checkoutChoices = {
  // Before the address is whole
  deliver: 'Deliver to my address',
  deliverHint: 'You see the price once the address is filled in',
  payOnDelivery: 'Pay on delivery',
  payOnDeliveryHint: 'Pay when your order arrives',
  bankTransfer: 'Bank transfer',
  'online.stripe': 'Card',
  'online.paystack': 'Card, bank or mobile money',
  onlineHint: 'You pay on a secure page and come back here',
} as const;

/** The pages of the cart, the checkout and the order, as visitors read them. */
export const checkoutPages = {
  cart: 'Cart',
  cartEmpty: 'Your cart is empty',
  continueShopping: 'Continue shopping',
  update: 'Update',
  // Read by screen readers; the product's name
  quantityOf: 'Quantity of {title}',
  remove: 'Remove',
  removeItem: 'Remove {title}',
  'news.unavailable': 'No longer available. It is not part of the total.',
  'news.sold_out': 'Sold out. It is not part of the total.',
  'news.fewer_left': 'You asked for {wanted, number}, only {left, number} left',
  'news.price_changed': 'The price has changed from {price}',
  each: '{price} each',
  discountCode: 'Discount code',
  apply: 'Apply',
  removeCode: 'Remove code {code}',
  subtotal: 'Subtotal',
  discount: 'Discount',
  vat: 'VAT',
  delivery: 'Delivery',
  // In place of what it costs
  deliveryOpen: 'Not chosen yet',
  free: 'Free',
  giftCard: 'Gift card',
  savedAddress: 'Saved addresses',
  chooseAddress: 'Choose an address',
  storeCredit: 'Store credit',
  creditLeft: 'You have {amount} of store credit.',
  useCredit: 'Use store credit',
  keepCredit: 'Keep it for later',
  codeField: 'Discount code or gift card',
  // {problem} is a sentence, such as "Ended on 7 Dec"
  codeProblem: 'Discount code: {problem}',
  removeGiftCard: 'Remove gift card',
  total: 'Total',
  totalBeforeDelivery: 'Total before delivery',
  toPay: 'To pay',
  deliveryLater: 'Delivery is added at checkout',
  checkOut: 'Check out',

  checkout: 'Checkout',
  held: 'Your items are held until {time}',
  orderSummary: 'Order summary',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  // {example} is a number as it is written in the country of the address
  phoneHint: 'Such as {example}. A number of another country begins with + and its code.',
  phoneHintAnywhere: 'With + and the country code, such as +254 712 345 678',
  name: 'Full name',
  marketing: 'Email me news and offers',
  reminders: 'Remind me once by email if I leave without ordering',
  deliveryAddress: 'Delivery address',
  country: 'Country',
  line1: 'Street address',
  line2: 'Apartment, floor or landmark (optional)',
  city: 'City',
  regionNamed:
    '{word, select, state {State} province {Province} county {County} emirate {Emirate} governorate {Governorate} other {Region}}',
  postalCodeNamed:
    '{word, select, postcode {Postcode} zip {ZIP code} digital {Digital address} other {Postal code}}',
  // {field} is the name of a field that can be left empty
  optional: '{field} (optional)',
  choose: 'Choose',
  region: 'State or region',
  payment: 'Payment',
  note: 'Order notes (optional)',
  updateTotal: 'Update total',
  placeOrder: 'Place order',
  // Read by screen readers; the place where it is collected
  timeFor: 'Time for “{choice}”',
  chooseTime: 'Choose a time',
  // Links follow: Refunds, Privacy
  policiesApply: 'Our policies apply to your order:',
  backToCart: 'Back to cart',
  notice: '{title}: {news}',
  'left.none': 'sold out',
  'left.some': 'only {left, number} left',
  nothingLeft: 'Nothing in your cart can be ordered right now',

  order: 'Order {number}',
  thanks: 'Thank you. Your order is placed.',
  testOrder: 'This is a test order. Nothing will be charged or delivered.',
  'status.placed': 'Order received',
  'status.ready': 'Ready to collect',
  'status.part_fulfilled': 'Partly on its way',
  'status.fulfilled': 'On its way',
  'status.part_returned': 'Partially returned',
  'status.returned': 'Returned',
  'status.cancelled': 'Cancelled',
  placedOn: 'Placed on {day}',
  // What was returned, as an amount
  returned: 'Returned',
  paid: 'Paid',
  refunded: 'Refunded',
  balanceDue: 'Balance due',
  deliverTo: 'Deliver to',
  collectedBy: 'Collected by',
  // Above the address, the hour and the directions of the store
  collectAt: 'Where to collect',
  parcels: 'Parcels',
  track: 'Track parcel {number}',
  parcel: '{carrier} {number}',
  sentOn: 'Sent on {day}',
  unknownOrder: 'Order not found',
  unknownOrderText: 'Check that you have opened the whole link, or contact the shop.',
} as const;
