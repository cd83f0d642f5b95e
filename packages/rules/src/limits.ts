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
  mailedLinkSeconds: 30 * minute,
  inviteSeconds: 7 * day,
  recentSignInSeconds: 15 * minute,
  closedStoreUndoSeconds: 30 * day,

  uploadBytes: 20 * 1024 * 1024,
  /** Of a picture that is uploaded. */
  picturePixels: 50_000_000,
  /** Longest side of each stored size of a picture. */
  imageSizesPx: { small: 160, medium: 640, large: 1600 },
  pageLimit: 100,

  emailLength: 254,
  urlLength: 2048,
  personNameLength: 100,
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
