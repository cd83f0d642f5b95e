// The pages that everybody may read: about, terms, privacy, and the one that refuses.

/** What these pages share. */
export const publicPages = {
  home: 'Home',
  logIn: 'Log in',
} as const;

/** What Sokoni is, for visitors. */
export const aboutPage = {
  title: 'The back office for merchants',
  // What the name means in Swahili
  lead: 'Sokoni means “at the market”. Products, orders, stock, customers and staff in one place, on any device with a browser.',
  myStores: 'My Stores',
  signUp: 'Create an account',
  logIn: 'Log in',

  'audience.title': 'Who it is for',
  'tile.shops': 'Shops',
  'tileText.shops': 'One store or several under one account, each with its own currency, taxes and staff.',
  'tile.restaurants': 'Restaurants and bars',
  'tileText.restaurants': 'Create your store as a restaurant or bar, and take orders on any screen.',
  'tile.wholesalers': 'Wholesalers and franchises',
  'tileText.wholesalers':
    'Sell on account with credit limits, statements and payment reminders. Part of the Enterprise plan, free to try for 14 days.',

  'channels.title': 'Where you sell',
  'tile.online': 'Online',
  'tileText.online': 'Every store gets its own web address and a look you choose.',
  'tile.inPerson': 'In person',
  'tileText.inPerson':
    'Retail or restaurant. Add items by search or barcode, take the payment and print the receipt.',

  'selling.title': 'Sell',
  'selling.orders': 'Orders, draft orders, returns and exchanges',
  'selling.payments': 'Payments in full, in parts, on credit or on delivery',
  'selling.discounts': 'Discounts, gift cards and store credit',
  'selling.documents': 'Invoices, receipts, packing slips and statements',
  'selling.customers': 'Customers with balances and credit limits',

  'managing.title': 'Manage',
  'managing.products': 'Products with variants, pictures and barcodes',
  'managing.stock': 'Stock by location, stock-takes, transfers and purchase orders',
  'managing.reports': 'Reports on sales, profit, VAT and outstanding balances',
  'managing.staff': 'Staff with a role in each store',
  'managing.imports': 'Imports from Shopify, WooCommerce and CSV files',
} as const;

/** Where a page leads that the role does not open. */
export const unauthorizedPage = {
  title: 'You don’t have access to this page',
  role: 'Your role doesn’t include it. An admin of the store can change your role under Settings, Staff.',
  roleIn:
    'Your role in {store} doesn’t include it. An admin of the store can change your role under Settings, Staff.',
  loggedOut: 'Log in with an account that has access.',
  goToSell: 'Go to Sell',
  myStores: 'My Stores',
  logOut: 'Log out',
  logIn: 'Log in',
} as const;

/** The terms: a legal text. */
export const termsPage = {
  title: 'Terms',
  inForce: 'In force since 21 November 2026',
  intro:
    'Sokoni is a back office for merchants. “We” is the operator of Sokoni at this address; “you” is everyone with an account here. By creating an account you agree to these terms.',
  'account.title': 'Your account',
  'account.real': 'Give your real name and an email address that you read. We verify the address first.',
  'account.onePerson': 'One person, one account. Invite your staff instead of sharing your password.',
  'account.responsible':
    'You are responsible for what is done with your account. If someone else got in, change your password: that logs out every other device.',
  'stores.title': 'Your stores',
  'stores.yours':
    'What you add to a store stays yours. We store it, back it up and show it to the people you invite, and use it for nothing else.',
  'stores.staff':
    'You decide who works in a store and in which role. An admin can change or remove a role at any time.',
  'stores.law':
    'You are responsible for your products, prices and taxes, and for following the law where you sell.',
  'stores.mode':
    'You choose whether a store starts in test mode or live mode. Live mode opens it for real purchases.',
  'stores.currency': 'The currency of a store can’t be changed after it is created.',
  'forbidden.title': 'What is not allowed',
  'forbidden.illegal': 'Selling anything illegal, stolen or dangerous, or pretending to be someone else.',
  'forbidden.breaking': 'Breaking into other people’s accounts or stores, or overloading the service.',
  'forbidden.inviting': 'Inviting people who don’t know you.',
  'forbidden.closing':
    'We may close a store or an account that breaks these rules. Where we can, we tell you first.',
  'plans.title': 'Plans',
  'plans.text':
    'An account starts on the Basic plan. Some product types need the Enterprise plan. You can try it once, for 14 days; your account then returns to the Basic plan without losing data.',
  'service.title': 'The service',
  'service.text':
    'We work to keep Sokoni running and your data safe, but we can’t promise that it is never interrupted or free of errors. As far as the law allows, we are not liable for lost profit.',
  'leaving.title': 'Leaving',
  'leaving.text':
    'You can delete your account at any time under Settings, Account. The stores you created are closed with it. A store that its owner closes can be reopened for 30 days. Orders are kept as long as accounting law requires.',
  'changes.title': 'Changes',
  'changes.text':
    'When these terms change, we update this page and its date. What we collect about you is described in the <link>privacy policy</link>.',
} as const;

/** The privacy policy: a legal text. */
export const privacyPage = {
  title: 'Privacy policy',
  inForce: 'In force since 21 November 2026',
  intro:
    'What Sokoni collects about you, why, and for how long. No advertising, no third-party tracking, and your data is never sold.',
  'collect.title': 'What we collect',
  'collect.who':
    '<strong>Who you are:</strong> your name, email address and, if you gave them, your phone number and a referral code. The admins of your stores see your name, email address and role.',
  'collect.logIn':
    '<strong>How you log in:</strong> your password as a hash that can’t be read back, or your Google account ID. The codes and links we email are stored as hashes and expire.',
  'collect.where':
    '<strong>Where you log in from:</strong> for each device the IP address, time zone, screen size and browser. See the list under Settings, Account.',
  'collect.activity':
    '<strong>Activity in a store:</strong> every change with who made it, when, and from which IP address. The admins of the store can read it.',
  'collect.yours': '<strong>What you add:</strong> stores, pictures, settings and invites.',
  'use.title': 'How we use it',
  'use.text':
    'To run your stores, to keep them secure, and to email you about your account: codes, invites and password changes. We send no newsletters.',
  'device.title': 'On your device',
  'device.cookies':
    'Two cookies hold your session tokens. They are never sent to another site and are removed when you log out.',
  'device.storage':
    'The browser’s storage holds your current store, your theme, your progress in the set-up guide and, if you ticked “Remember me”, your email address.',
  'device.copy': 'A copy of the app, so that it opens quickly.',
  'share.title': 'Who we share it with',
  'share.google': 'Google, only if you choose to continue with Google.',
  'share.email': 'The email service that delivers our emails to you.',
  'share.errors':
    'An error-reporting service, if the operator of this address has set one up. Reports contain no passwords or codes.',
  'keep.title': 'How long we keep it',
  'keep.text':
    'As long as your account exists. Delete it under Settings, Account, and your name, email address and phone number are erased; audit logs then show your past changes without your name. Closed stores are kept for 30 days in case you change your mind, orders as long as accounting law requires.',
  'rights.title': 'Your rights',
  'rights.text':
    'See and correct your data under Settings, Account. To request a copy, or for anything else about your data, reply to any email from us.',
} as const;
