// The account of a buyer in the web store. For translators: docs/messages.md.

/** Why somebody is not logged in. */
export const buyerLoginProblems = {
  emailRequired: 'Enter a valid email',
  wrongCode: 'This code is wrong or has expired. Check the newest email, or ask for a new code.',
} as const;

/** The mail with the code. */
export const buyerCodeMail = {
  subject: '{code} is your code for {store}',
  text: 'Enter this code to log in to your account at {store}. It is good for 10 minutes.',
  why: 'If you did not ask for it, you can ignore this email: nobody gets in without the code.',
} as const;

/** What an account answers. */
export const buyerAccountAnswers = {
  // {titles} are the products
  notAgain: 'Not added, as they are no longer available: {titles}',
  addressIncomplete: 'Enter a street address and a country',
} as const;

/** The pages of an account and of the wish list. */
export const buyerPages = {
  account: 'My account',
  logIn: 'Log in',
  logInText: 'We email you a code. You need no password.',
  email: 'Email',
  sendCode: 'Email me a code',
  codeSent: 'If {email} is right, a code is on its way. It is good for 10 minutes.',
  code: 'Code',
  otherEmail: 'Use another email',
  logOut: 'Log out',
  loggedInAs: 'Logged in as {email}',
  orders: 'Orders',
  noOrders: 'You have no orders with this email yet.',
  order: 'Order {number}',
  orderOn: '{day} · {status}',
  again: 'Order again',
  // Read by screen readers
  againOf: 'Order again: {number}',
  older: 'Older orders',
  newer: 'Newer orders',
  credit: 'Store credit',
  creditText: 'You have {amount} to spend. Use it at the checkout.',
  giftCards: 'Gift cards',
  giftCard: 'Ending in {last}: {amount}',
  giftCardUntil: 'until {day}',
  addresses: 'Addresses',
  noAddresses: 'The address of your first order is kept here.',
  removeAddress: 'Remove',
  // Read by screen readers; the first line of the address
  removeAddressOf: 'Remove address: {line}',
  addAddress: 'Add address',
  saveAddress: 'Save address',
  fieldsOfCountry: 'Change country',
  wishList: 'Wish list',
  wishListEmpty: 'Nothing is on your wish list yet. It is kept in this browser.',
  removeFromWishList: 'Remove from wish list',
} as const;
