// The settings of a store, and the own account.

/** What the pages of the settings share. */
export const settingsFrame = {
  // The list of the pages
  pages: 'Settings',
  loading: 'Loading',
  save: 'Save',
  cancel: 'Cancel',
} as const;

/** The own account, in a store or before one. */
export const accountSettings = {
  title: 'Account',
  description: 'Your profile in every store you work in.',

  // What somebody is in this store; {role} such as Store Manager
  'role.title': 'Your role',
  'role.text': 'You work in {store} as {role}.',
  'role.leave': 'Leave store…',

  'profile.title': 'Profile',
  'profile.firstName': 'First name',
  'profile.lastName': 'Last name',
  'profile.email': 'Email',
  'profile.email.hint': 'You log in with this email. It can’t be changed.',
  'profile.phone': 'Phone',
  'profile.saved': 'Profile saved',

  'password.title': 'Password',
  'password.description': 'Every other device is logged out when you change it.',
  // For somebody who has no password yet
  'password.google': 'You log in with Google. Set a password to log in without it too.',
  'password.current': 'Current password',
  'password.new': 'New password',
  'password.repeat': 'Repeat the new password',
  'password.change': 'Change password',
  'password.set': 'Set a password',

  'language.title': 'Language',
  'language.description': 'The language of Sokoni on this device, and of the emails we send you.',
  // Offered in Arabic alone: 123 or ١٢٣
  'language.digits': 'Digits',
  'language.digits.western': '123',
  'language.digits.arabic_indic': '١٢٣',
  'theme.title': 'Theme',
  'theme.description': 'How Sokoni looks on this device.',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  // Light or dark as the device has it
  'theme.auto': 'Match device',

  // The devices on which somebody is logged in
  'devices.title': 'Where you are logged in',
  'devices.description': 'If you don’t recognise a device, log it out and change your password.',
  'devices.all': 'Show all {count, number}',
  'devices.kind': '{kind, select, mobile {Mobile app} other {Browser}}',
  'devices.this': 'This device',
  // {since} and {last} are moments such as 22 Nov 2026, 14:05, {address} is an IP address
  'devices.when': 'Logged in <in>{since}</in> · last used <used>{last}</used> · from {address}',
  'devices.logOut': 'Log out',
  // The same button for screen readers
  'devices.logOutOne': 'Log out the {kind, select, mobile {mobile app} other {browser}} logged in {since}',

  'referral.title': 'Referral code',
  'referral.description': 'Share it with other merchants. They enter it when they sign up.',
  'referral.copy': 'Copy code',

  'delete.title': 'Delete your account',
  'delete.description': 'Permanently delete your account and its data. This can’t be undone.',
  'delete.open': 'Delete account…',
  'delete.question': 'Delete your account?',
  'delete.confirm': 'Delete account',
  // To confirm, the email has to be typed
  'delete.type': 'To confirm, type your email: <strong>{email}</strong>',
  'delete.typeAgain': 'Type your email exactly as shown above',
  // Before a list of names of stores
  'delete.stores': 'The stores you created are closed and can’t be reopened:',
  'delete.moreStores': 'and {count, number} more',
  'delete.leave': 'You leave every store you work in.',
  'delete.erased': 'Your name, email and phone are erased. Orders stay in their stores’ records.',
  'delete.loggedOut': 'Every device is logged out. You can create a new account with the same email.',
} as const;

/** Who leaves a store: a question in the settings of the account and of the staff. */
export const leaveStore = {
  title: 'Leave {store}?',
  confirm: 'Leave',
  text: 'You lose access to this store at once. To come back, you need a new invite.',
  done: 'You left {store}',
} as const;

/** Test mode, live mode and the trial of the Enterprise plan. */
export const modeSettings = {
  title: 'Mode',
  description: 'Practise in test mode, sell in live mode.',
  'mode.test': 'Test Mode',
  'mode.live': 'Live Mode',
  'hint.test': 'Try everything with test orders.',
  'hint.live': 'Open the store for real purchases.',
  current: 'Current mode',
  // Under the two modes; T-1001 is the number of a test order
  isLive: 'Orders count in your reports. Test orders keep their own numbers (from T-1001) and are left out.',
  mayGoLive: 'You can go live at any time, even with items still on the list below.',
  goLive: 'Go live',
  'goLive.question': 'Take {store} live?',
  'goLive.stay': 'Stay in test mode',
  'goLive.real': 'From now on orders are real: they get live order numbers and count in your reports.',
  'goLive.testOrders': 'Test orders keep their own numbers (from T-1001) and stay out of your reports.',
  'goLive.noWayBack': 'A live store can’t go back to test mode.',
  readiness: 'Before you go live',

  'testOrders.title': 'Test orders',
  'testOrders.text':
    '{count, plural, one {# order was placed in test mode. Clear it to put its items back in stock.} other {# orders were placed in test mode. Clear them to put their items back in stock.}}',
  'testOrders.open': 'Clear test orders…',
  'testOrders.clearing': 'Clearing test orders',
  'testOrders.question': 'Clear the test orders?',
  'testOrders.confirm': 'Clear test orders',
  'testOrders.deleted':
    '{count, plural, one {The test order is deleted permanently, with payments and documents.} other {All # orders in test mode are deleted permanently, with payments and documents.}}',
  'testOrders.restocked': 'Sold and reserved items return to available stock.',
  'testOrders.cards':
    'Test gift cards and store credit are deleted too. Real orders, customers and products stay.',

  'trial.title': 'Enterprise',
  // {types} is a list such as Wholesale distribution and Franchise
  'trial.unlocks': 'Enterprise unlocks the product types {types} for every store on this account.',
  'trial.badge': 'Trial',
  'trial.try':
    'Try it for {days, plural, one {# day} other {# days}}. It is free, ends automatically and can be started once per account.',
  'trial.start': 'Start trial',
  // {until} is such as in 3 days, {day} such as 22 Nov 2026
  'trial.running':
    'The trial ends {until}, on <time>{day}</time>. Your account then returns to the Basic plan; nothing is lost.',
  'trial.over':
    'The trial ended on <time>{day}</time>. Your account is on the Basic plan. A trial can be started once per account.',
  'trial.enterprise': 'This account is on the Enterprise plan.',
  'trial.none': 'This account can’t start a trial.',
  'trial.question': 'Start the Enterprise trial?',
  'trial.ends': 'It ends on {day}, then your account returns to the Basic plan. Nothing is lost.',
  'trial.once': 'A trial can be started once per account.',
} as const;

/** Staff, invites and roles. */
export const staffSettings = {
  title: 'Staff',
  description: 'Everyone who works in {store}, and their role.',
  invite: 'Invite staff',

  // The list of the staff
  search: 'Search by name or email',
  'noMatch.clear': 'Clear',
  // {search} is what was typed
  noMatch: 'No staff match “{search}”.',
  pages: 'Pages of staff',
  'column.name': 'Name',
  'column.email': 'Email',
  'column.role': 'Role',
  'column.joined': 'Joined',
  'column.actions': 'Actions',
  // Beside the own name
  you: 'You',
  // The menu of a staff member
  actionsFor: 'Actions for {name}',
  'action.leave': 'Leave store…',
  'action.role': 'Change role…',
  'action.remove': 'Remove from store…',

  'role.title': 'Role of {name}',
  'role.hint': 'The new role applies the next time {name} does something in the store.',
  'role.changed': '{name} is now {role}',
  'remove.title': 'Remove {name}?',
  'remove.confirm': 'Remove',
  'remove.text': '{name} loses access to this store at once. To come back, {name} needs a new invite.',
  'remove.done': '{name} removed from the store',

  // Invites that were sent and not yet accepted
  'invites.title': 'Invites',
  'invites.description': 'Sent and not yet accepted.',
  'invites.none': 'No pending invites. People you invite get an email with a link to join.',
  'invites.pages': 'Pages of invites',
  'invites.sent': 'Sent',
  'invites.expires': 'Expires',
  'invites.expired': 'Expired',
  'invites.withdraw': 'Withdraw',
  'invites.withdrawOne': 'Withdraw invite to {email}',
  'invites.withdrawn': 'Invite withdrawn',
  'invites.withdraw.question': 'Withdraw invite?',
  'invites.withdraw.text': '{email} can no longer accept it. You can send a new invite at any time.',

  // The form
  'form.send': 'Send invite',
  'form.email': 'Email',
  'form.email.hint': 'The invite is sent to this address and expires after 7 days.',
  'form.role': 'Role',
  'form.message': 'Message',
  'form.message.hint': 'Shown in the email and next to the invite.',
  'form.sent': 'Invite sent to {email}',

  // What each role is there for
  'about.inventory_officer': 'Manages products, stock and purchasing. Doesn’t see prices or payments.',
  'about.associate': 'Sells, and sees their own sales.',
  'about.supervisor': 'Sells, refunds, gives discounts, closes shifts and sees today’s reports.',
  'about.manager': 'Everything except staff, plan, live mode and closing the store.',
  'about.admin': 'Everything except closing the store, which only the owner can do.',

  // The table of who may do what
  'permissions.title': 'Permissions by role',
  'permissions.yes': 'Yes',
  'permissions.no': 'No',
  'may.sell': 'Sell',
  'may.seeMoney': 'See prices and payments',
  'may.refundOrder': 'Refund orders',
  'may.giveDiscount': 'Give discounts',
  'may.sellCustomLine': 'Change prices, sell custom items',
  'may.backdate': 'Backdate sales, payments and stock',
  'may.closeShift': 'Close shifts',
  'may.seeDayReports': 'See today’s reports',
  'may.seeReports': 'See all reports',
  'may.manageProducts': 'Manage products and stock',
  'may.managePurchases': 'Manage purchasing',
  'may.editStore': 'Change store, taxes and theme',
  'may.switchModules': 'Turn modules on or off',
  'may.manageStaff': 'Manage staff and invites',
  'may.goLive': 'Go live and change plan',
  'may.closeStore': 'Close the store',
} as const;

/** The store itself: profile, contact, selling, documents, links, and its end. */
export const storeSettings = {
  title: 'Store',
  description: 'Details shown to customers and staff.',
  saved: 'Store saved',

  'profile.title': 'Profile',
  'profile.name': 'Business name',
  'profile.description': 'Description',
  'profile.description.hint': 'What you sell and for whom, in a sentence or two.',

  'logo.label': 'Logo',
  'logo.hint':
    'Choose or drop a picture; it is saved at once. Square works best. JPEG, PNG, WebP, GIF or AVIF, up to 20 MB.',
  'logo.saved': 'Logo saved',
  'logo.removed': 'Logo removed',
  'logo.remove.question': 'Remove the logo?',
  'logo.remove.confirm': 'Remove',
  'logo.remove.text': 'The store shows the default picture. You can upload another at any time.',
  'logo.processing': 'Processing…',
  // {done} and {all} are sizes such as 0.4 MB
  'logo.uploaded': '{done} of {all} uploaded',
  // {size} is a number such as 0.4
  'logo.megabytes': '{size} MB',

  'contact.title': 'Contact and address',
  'contact.email': 'Business email',
  'contact.email.hint': 'Shown to customers.',
  'contact.phone': 'Phone',
  'contact.address': 'Address',
  'language.label': 'Language',
  'language.hint': 'Of your web store, and of emails and documents to your customers.',
  'timeZone.label': 'Time zone',
  'timeZone.search': 'Search cities',
  'timeZone.none': 'No cities found. Try the largest city near you.',
  'timeZone.hint': 'Used for all dates and times in this store.',
  // {regions} is where a city lies, such as Africa
  'timeZone.ownIn': '{regions} · the time zone of this device',
  'timeZone.own': 'the time zone of this device',

  'selling.title': 'Selling',
  'selling.currency': 'Store default currency',
  'selling.currency.hint': 'Cannot be changed later',
  'selling.where': 'Where do you sell?',
  // Under another subdomain than before
  'selling.redirect': 'The old address redirects to the new one for 90 days.',

  'documents.title': 'Documents',
  'documents.receipt_footer': 'Receipt footer',
  'documents.receipt_footer.hint':
    'Printed at the end of every receipt: thanks, opening hours, return policy.',
  'documents.invoice_footer': 'Invoice footer',
  'documents.statement_footer': 'Statement footer',
  'documents.payment_terms': 'Payment terms',
  'documents.payment_terms.hint': 'Printed on invoices, such as “Payment within 30 days”.',
  'documents.bank_details': 'Bank details',
  'documents.bank_details.hint': 'Printed on invoices: bank, account name and account number.',

  'links.title': 'Social links',
  'links.description': 'Enter a handle or a full address. Leave empty what you don’t use.',
  'links.website': 'Website',
  'links.instagram': 'Instagram',
  'links.facebook': 'Facebook',
  'links.x': 'X',
  'links.tiktok': 'TikTok',
  'links.youtube': 'YouTube',
  'links.whatsapp': 'WhatsApp',
  // Examples in empty fields
  'example.website': 'https://example.com',
  'example.instagram': '@yourstore',
  'example.facebook': 'yourstore',
  'example.x': '@yourstore',
  'example.tiktok': '@yourstore',
  'example.youtube': '@yourstore',
  'example.whatsapp': '+254712345678',

  'close.title': 'Close this store',
  'close.description':
    'You and your staff lose access. Nothing is deleted, and you can reopen the store within 30 days.',
  'close.open': 'Close store…',
  'close.question': 'Close {store}?',
  'close.confirm': 'Close store',
  // To confirm, the name has to be typed
  'close.type': 'To confirm, type the store name: <strong>{store}</strong>',
  'close.typeAgain': 'Type the store name exactly as shown above',
  'close.access': 'You and your staff can no longer open it.',
  'close.subDomain': 'Its subdomain stops working and is reserved for you for 90 days.',
  'close.reopen': 'You can reopen it from My Stores within 30 days. After that it stays closed.',
  'close.done': '{store} is closed. You can reopen it until {day}.',
} as const;

/** VAT and further tax rates. */
export const taxSettings = {
  title: 'Taxes',
  description: 'VAT on everything this store sells.',
  saved: 'Taxes saved',

  'question.title': 'Does this store charge VAT?',
  'question.text': 'Turn it on below, or choose No VAT. You can change this at any time.',
  'question.none': 'No VAT',
  'question.noneSaved': 'This store charges no VAT',

  'vat.title': 'VAT',
  'vat.charge': 'Charge VAT',
  'vat.charge.hint': 'While off, prices stay the same and receipts show no VAT.',
  'vat.rate': 'VAT rate',
  'vat.rate.hint': '0 to 100, up to {places, plural, one {# decimal} other {# decimals}}.',
  'vat.delivery': 'VAT on delivery',
  'vat.deliveryRate': 'VAT rate on delivery',
  'vat.prices': 'Your prices',
  'vat.exclude': 'Exclude VAT',
  'vat.exclude.hint': 'Customers pay your price plus VAT.',
  'vat.include': 'Include VAT',
  'vat.include.hint': 'Customers pay the price you set. Wholesale always adds VAT.',

  // What the settings do to one price
  'example.title': 'Example',
  'example.price': 'A product costs',
  'example.net': 'You keep',
  'example.vat': 'VAT',
  // {percent} such as 7.5%
  'example.vatOf': 'VAT {percent}',
  'example.noVat': 'No VAT',
  'example.gross': 'Customer pays',

  'rates.title': 'Tax rates',
  'rates.add': 'Add tax rate',
  'rates.none': 'Add a reduced or zero rate, then choose it for products or categories.',
  'rates.name': 'Name',
  'rates.rate': 'Rate',
  'rates.status': 'Status',
  'rates.actions': 'Actions',
  'rates.archived': 'Archived',
  'rates.active': 'Active',
  'rates.actionsFor': 'Actions for {rate}',
  'rates.rename': 'Rename…',
  'rates.archive': 'Archive',
  'rates.restore': 'Unarchive',
  'rates.archivedDone': '{rate} archived',
  'rates.restoredDone': '{rate} unarchived',

  'rate.rename': 'Rename {rate}',
  'rate.new': 'New tax rate',
  'rate.saved': 'Tax rate saved',
  'rate.added': '{rate} added',
  'rate.name.hint': 'Shown on invoices, receipts and the VAT report.',
  'rate.percent.fixed':
    'The percentage can’t be changed. To use another, archive this rate and add a new one.',
  'rate.percent.hint':
    '0 to 100, up to {places, plural, one {# decimal} other {# decimals}}. 0 is zero-rated.',
} as const;

/** How receipts are printed, and reminders of payment. */
export const receiptSettings = {
  title: 'Receipts',
  description: 'How you print receipts and send payment reminders.',
  'printer.title': 'Receipt printer',
  'printer.width': 'Paper width',
  'printer.mm': '{mm, number} mm',
  'printer.saved': 'Receipt width set to {mm, number} mm',
  'printer.hint': 'Edit the logo, address and footers in <link>store settings</link>. Invoices print on A4.',
  'reminders.title': 'Reminders',
  'reminders.send': 'Send payment reminders',
  'reminders.hint':
    'Emailed with the invoice on the due date, and 7 and 30 days after, until the order is paid. Not sent for test orders.',
  'reminders.on': 'Payment reminders turned on',
  'reminders.off': 'Payment reminders turned off',
} as const;

/** The choice of one of the store's tax rates, in forms about products and categories. */
export const taxRateChoice = {
  label: 'Tax rate',
  archived: 'Archived',
} as const;
