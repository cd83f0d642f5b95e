/** What the ground needs of a logger; a pino logger is one. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Says nothing: for tools that speak for themselves and for tests. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
