// The pages before a store is entered, the look of a store and its modules.

/** The choice of a store, with the invites that wait. SPEC section 2. */
export const selectStorePage = {
  title: 'My Stores',
  description: 'Select a Store you want to go to.',
  create: 'Create New Store',
  refresh: 'Refresh',
  'empty.failed': 'Your stores appear here.',
  'empty.none': 'You have no stores yet. Accept an invite or create a store.',
  'invites.failed': 'Your invites could not be loaded',
  notYours: '{store} is no longer one of your stores.',

  search: 'Search your stores',
  noMatch: 'No stores match. Try another word.',
  testMode: 'Test mode',
  go: 'Go to Store',

  'invites.title': 'Pending Invites',
  // {role} such as Store Manager
  'invites.role': 'Join as {role}.',
  'invites.decline': 'Decline',
  'invites.accept': 'Accept invite',
} as const;

/** Stores that were closed and may be reopened for a while. */
export const closedStores = {
  label: 'Closed stores',
  text: '{store} is closed. It can be reopened until <time>{day}</time>.',
  // {store} is for screen readers alone
  reopen: 'Reopen<hidden> {store}</hidden>',
} as const;

/** Both ways to make a store: the onboarding of somebody new, and the modal. SPEC section 2. */
export const storeWizard = {
  continue: 'Continue',
  businessName: 'Business name',
  'channels.both': 'Choose one or both.',
  'modules.title': 'Suitable modules for your account type',
  'modules.description': 'Turn on what you need. You can change this at any time.',
  'modules.recommended': 'Recommended for you',
  'modules.more': 'More modules',
  create: 'Create Store',
} as const;

/** The modal that makes a further store. */
export const createStoreModal = {
  title: 'New store',
  step: 'Step {step, number} of {last, number}',
  'business.title': 'Create A New Store',
  'business.next': 'Next',
  'channels.title': 'Where would you like to sell?',
  'mode.title': 'Select Your Store Mode',
  'mode.description': 'A store in test mode can go live at any time.',
  'mode.test': 'Test Mode',
  'mode.test.hint': 'Try everything with test orders.',
  'mode.live': 'Live Mode',
  'mode.live.hint': 'The store is open for real purchases.',
  samples: 'Add sample products',
  'samples.hint': 'Adds a few sample products you can remove later.',
} as const;

/** The steps of somebody new on the way to a first store. */
export const onboarding = {
  'welcome.title': 'Welcome',
  'welcome.titleFor': 'Welcome, {name}',
  'welcome.description':
    'Four short questions, and your store is ready. You can change every answer later, except the currency.',
  'welcome.invited': 'You are invited to a store. <link>See your invites</link>',
  'welcome.hasStore': 'You have a store already. <link>Go to My Stores</link>',

  'type.title': 'What type of product do you want to sell?',
  'type.description': 'Choose the closest match.',
  'channels.title': 'Where do you currently or would you like to sell?',
  'channels.terms': 'By continuing you agree to <terms>the terms</terms>.',
  'business.title': 'Business details',
  'business.description': 'Your store’s name, currency and web address.',

  'terms.title': 'Terms in short',
  'terms.close': 'Close',
  'terms.intro': 'A summary. The full terms apply.',
  'terms.products':
    'You sell your own products under your own name, and only what the law of your country allows.',
  'terms.yours': 'Your products, orders and customers belong to you.',
  'terms.responsible': 'You are responsible for prices, taxes and delivery. Sokoni is not the seller.',
  'terms.staff': 'Staff you invite can do what their role allows.',
  'terms.closing': 'You can close a store at any time and reopen it within 30 days.',
  'terms.more':
    '<terms>Read all the terms</terms> and the <privacy>privacy policy</privacy>. Both open in a new tab.',
} as const;

/** The look of a store. */
export const themePage = {
  title: 'Theme',
  description: 'How your store looks to customers. You can change it at any time.',
  choose: 'Choose how your store looks to customers. You can change it at any time.',
  inUse: 'In use',
  use: 'Use this look',
  // {look} is the name of one
  chosen: '{look} is now your store’s look',
  next: 'Next step',
  'next.products': '<strong>{look}</strong> is your store’s look. Next: products.',
  'next.home': '<strong>{look}</strong> is your store’s look. Next: first steps.',
  continue: 'Continue',
  customise: 'Customise',
  viewShop: 'View shop',
  // {look} is the name of one
  preview: 'Preview of {look}',

  // The four looks; their names are names
  'name.duka': 'Duka',
  'text.duka': 'Warm colours, products in a grid.',
  'name.souk': 'Souk',
  'text.souk': 'Dark with gold, products in a framed grid.',
  'name.high_street': 'High Street',
  'text.high_street': 'Bright, with a large picture at the top and the products below.',
  'name.corner': 'Corner',
  'text.corner': 'Compact: search and categories at the top, prices first.',
} as const;

/** The modules of a store. */
export const modulesPage = {
  title: 'Modules',
  description: 'Turn on what this store needs.',
  count: '{on, number} of {all, number} on',
  viewOnly: 'View only',
  'viewOnly.text': 'The owner, an admin or a store manager can turn modules on or off.',
  recommended: 'Recommended for you',
  more: 'More modules',
  failed: 'The modules could not be loaded',
} as const;
