/** A configuration that must not run. The message is one sentence that says what to change; it is all that is printed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
