/** Why no answer came to a call; SPEC section 8, to the letter. */
export const networkProblems = {
  networkError: 'Network Error',
  requestAborted: 'Request aborted',
  // {ms} are milliseconds, without a separator
  timeoutExceeded: 'timeout of {ms}ms exceeded',
} as const;
