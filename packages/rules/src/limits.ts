const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The constants of SPEC section 9 and CONTRACT "Security, decided". Names end in their unit. */
export const limits = {
  requestTimeoutMs: 500_000,
  toastMs: 3000,
  announcementDelayMs: 500,
  listboxSearchClearMs: 350,
  appVersion: 7,

  codeLength: 4,
  codeSeconds: 10 * minute,
  wrongPerCode: 3,
  wrongPerAccountDay: 3,
  wrongPerAccountMonth: 10,
  accountDaySeconds: day,
  accountMonthSeconds: 30 * day,
  wrongResetPerAddressHour: 10,
  wrongVerifyPerAddressHour: 60,
  wrongGiftCardPerUserHour: 20,
  wrongGiftCardPerAddressHour: 60,
  wrongDiscountPerCartHour: 20,
  wrongDiscountPerAddressHour: 100,
  /** Mails with a code for the account at a shop, and codes that are tried. */
  buyerCodesPerEmailHour: 5,
  buyerCodesPerAddressHour: 30,
  wrongBuyerCodePerEmailHour: 10,
  wrongBuyerCodePerAddressHour: 60,
  /** Whoever tries out stolen cards needs many tries. */
  paymentsPerCartHour: 10,
  paymentsPerAddressHour: 60,
  /** Messages to a shop, and newsletters that are asked for. */
  shopMessagesPerStoreHour: 60,
  shopMessagesPerAddressHour: 10,
  newslettersPerEmailHour: 3,
  newslettersPerAddressHour: 20,
  cartChangesPerAddressMinute: 240,
  checkoutsPerAddressMinute: 60,
  /** A visit is told of at most once in half an hour; whole neighbourhoods share one address. */
  visitsPerAddressMinute: 120,
  /** Pictures of a transfer. */
  proofsPerAddressMinute: 30,
  shopPasswordsPerAddressMinute: 10,
  feedsPerAddressMinute: 30,
  /** A proxy asks for each host that is new to it. */
  domainsPerAddressMinute: 600,
  /** Whole neighbourhoods share one address. */
  receiptsPerAddressMinute: 120,
  /** A provider tells all that happens in a store from a few addresses. */
  webhooksPerStoreAndAddressMinute: 600,

  loginFailuresPerAccountAndAddressHour: 10,
  loginFailuresPerAccountHour: 50,
  loginFreeFailures: 3,
  loginMaxDelaySeconds: 300,
  passwordMinLength: 4,
  passwordMaxLength: 128,
  referralCodeMinLength: 4,

  sessionSeconds: 12 * hour,
  rememberedSessionSeconds: 30 * day,
  /** The console refreshes once this share of the session has passed. */
  refreshAfterShare: 0.5,
  oldTokenSeconds: 30,
  handOffSeconds: 60,
  buyerCodeSeconds: 10 * minute,
  newsletterLinkSeconds: 7 * day,
  buyerSessionSeconds: 30 * day,
  mailedLinkSeconds: 30 * minute,
  inviteSeconds: 7 * day,
  recentSignInSeconds: 15 * minute,
  closedStoreUndoSeconds: 30 * day,

  uploadBytes: 20 * 1024 * 1024,
  proofBytes: 10 * 1024 * 1024,
  /** Of a picture that is uploaded. */
  picturePixels: 50_000_000,
  /** Longest side of each stored size of a picture. `card` is what a phone shows of two cards in a row: 230 wide or high, in 1.75 pixels each. */
  imageSizesPx: { small: 160, card: 400, medium: 640, large: 1600 },
  pageLimit: 100,

  emailLength: 254,
  urlLength: 2048,
  personNameLength: 100,
  shopMessageLength: 5000,
  referralCodeLength: 64,
  storeNameLength: 120,
  descriptionLength: 2000,
  addressLength: 300,
  receiptFooterLength: 500,
  /** Of each text that invoices and statements carry. */
  documentTextLength: 500,
  inviteMessageLength: 500,
} as const;

/** Seconds that the next login try of an account has to wait: nothing up to the third failure, then 1, 2, 4 … with a
 * cap of 300. */
export function loginDelaySeconds(failuresSoFar: number): number {
  if (failuresSoFar <= limits.loginFreeFailures) return 0;
  return Math.min(2 ** (failuresSoFar - limits.loginFreeFailures - 1), limits.loginMaxDelaySeconds);
}
