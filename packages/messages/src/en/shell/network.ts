/** Offered when a new release of the console was fetched. */
export const newVersion = {
  text: 'A new version is ready.',
  reload: 'Reload',
} as const;

/** Why no answer came to a call, or one without words. */
export const networkProblems = {
  // SPEC section 8, to the letter
  networkError: 'Network Error',
  requestAborted: 'Request aborted',
  // {ms} are milliseconds, without a separator
  timeoutExceeded: 'timeout of {ms}ms exceeded',
  // {status} is a number such as 502
  requestFailed: 'Request failed with status code {status}',
  // Below the sentence, for a change that was not answered. Sending it again is safe: the server knows it by its key.
  writeLost:
    'We got no reply, so this may not be saved. What you typed is still here. Try again: nothing is saved twice.',
} as const;
