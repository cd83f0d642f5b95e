// Payments that Stripe or Paystack takes on a page of its own. For translators: docs/messages.md.

/** By error code. */
export const onlinePaymentErrors = {
  payment_unavailable: 'The payment page could not be opened. Try again, or choose another way to pay.',
  payment_refused: 'This payment could not be started. Choose another way to pay.',
} as const;

/** Why a key of a provider is refused. */
export const providerKeyProblems = {
  // {prefix} such as sk_test_
  secret_key_unlike: 'Enter a secret key: it starts with {prefix}',
  secret_key_other_mode:
    '{mode, select, test {This is a live key. Enter the test key here.} other {This is a test key. Enter the live key here.}}',
  webhook_secret_unlike: 'Enter the signing secret of the webhook: it starts with whsec_',
} as const;

/** What the server says of providers and payments; {provider} is the name of a company. */
export const onlinePaymentAnswers = {
  stripe: 'Stripe',
  paystack: 'Paystack',
  saved: '{provider} saved',
  switchedOn: '{provider} switched on',
  switchedOff: '{provider} switched off',
  // The secret key of test or live payments
  works: '{mode, select, test {The test key works} other {The live key works}}',
  noKey: 'Enter a secret key first',
  // Why a provider could not be asked about a payment
  keyMissing: 'The secret key is missing',
  noAnswer: 'No answer',
  unreadable: 'The answer could not be read',
  noWebhookSecret: 'Enter the webhook signing secret too, so that payments are recorded at once',
  otherCurrency: '{provider} takes no payments in {currency}',
  keyRefused: '{provider} refused this key. Check it, then try again.',
  unreachable: '{provider} could not be reached. Try again in a moment.',
  // What became of a payment that a person has looked at
  resolved:
    '{state, select, paid {Paid. The order was placed.} failed {This payment was never made} started {Not paid yet. It is checked again by itself.} unclear {Still unclear. Look the payment up at {provider}.} other {The refund was sent to {provider}}}',
} as const;

/** The page of payments in the settings. {provider} is Stripe or Paystack. */
export const paymentSettings = {
  title: 'Payments',
  description: 'How customers pay in your web store.',

  'online.title': 'Online payments',
  'online.description': 'Customers pay on the provider’s own page. Their card details never reach Sokoni.',
  'provider.stripe': 'Stripe',
  'provider.paystack': 'Paystack',
  // What each of them takes
  'about.stripe': 'Cards, Apple Pay and Google Pay',
  'about.paystack': 'Cards, bank transfer, USSD and mobile money',
  'provider.on': 'On',
  'provider.off': 'Off',
  'provider.otherCurrency': 'Takes no payments in {currency}',
  'provider.offer': 'Offer {provider} at checkout',
  'provider.offerHint': 'Customers can choose it as soon as it has a key for the mode your store is in.',
  'provider.keys': 'Edit keys',
  'provider.connect': 'Connect {provider}',
  'done.on': '{provider} is offered at checkout',
  'done.off': '{provider} is no longer offered at checkout',
  'done.keys': 'Keys of {provider} saved',

  'key.test_secret_key': 'Test secret key',
  'key.test_webhook_secret': 'Test webhook signing secret',
  'key.live_secret_key': 'Live secret key',
  'key.live_webhook_secret': 'Live webhook signing secret',
  // {end} are the last four characters of a key
  'key.ends': 'Ends in {end}',
  'key.none': 'Not set',
  'key.kept': 'Leave empty to keep the one that ends in {end}',
  'key.remove': 'Remove the key that ends in {end}',
  'key.check': 'Check',
  // Spoken in place of Check; {key} such as Test secret key
  'key.checkNamed': 'Check: {key}',
  'keys.title': 'Keys of {provider}',
  'keys.save': 'Save keys',
  'keys.hint':
    'Find them under Developers in your {provider} dashboard. Once saved, they are never shown again.',
  'webhook.title': 'Webhook address',
  'webhook.stripe':
    'Add it under Developers, Webhooks at Stripe, for the events checkout.session.completed, checkout.session.async_payment_succeeded, checkout.session.expired, refund.updated and refund.failed.',
  'webhook.paystack': 'Add it under Settings, API keys and webhooks at Paystack.',
  'webhook.copy': 'Copy address',

  'unclear.title': 'Unclear payments',
  'unclear.description': 'Payments that did not become an order by themselves.',
  'unclear.order': 'Order {number}',
  'unclear.test': 'Test',
  // {received} is what arrived, {amount} what was asked for
  problem:
    '{problem, select, amount_differs {{provider} took {received} instead of {amount}, so no order was placed.} unreachable {{provider} has not said whether it was paid. It is asked again by itself.} not_placed {It was paid, but the order could not be placed.} paid_twice {The customer paid twice for the same order.} other {{provider} did not make the refund.}}',
  // Behind one of those above, once the money goes back
  'goesBack.refund_due': 'The money is on its way back.',
  'goesBack.refunded': 'The money was refunded.',
  // {error} is mostly in the provider's own words
  'problem.details': 'Details: {error}',
  'act.check': 'Check again',
  'act.refund': 'Refund',
  'act.retry_refund': 'Send refund again',
  // Asked before money goes back
  'refund.title': 'Refund {amount}?',
  'refund.text': 'The customer gets back what {provider} took. No order is placed.',
} as const;
