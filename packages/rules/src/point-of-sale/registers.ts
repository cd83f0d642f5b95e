/** Of registers and of what a till sends. */
export const registerLimits = {
  perStore: 200,
  nameLength: 60,
  labelLength: 120,
  reasonLength: 200,
  /** Commands in a batch. */
  batch: 50,
  /** Products or customers in a page of the copy. */
  copyPage: 500,
} as const;
