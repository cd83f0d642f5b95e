/** The disk is full, or the browser gives no more room: nothing was written. */
export class TillStorageFull extends Error {
  override readonly name = 'TillStorageFull';
}

/** The server did not answer. Where `isUncertain`, it may have heard all the same: ask again under the same id, never under another. */
export class TillOffline extends Error {
  override readonly name = 'TillOffline';
  readonly isUncertain: boolean;

  constructor(isUncertain: boolean) {
    super();
    this.isUncertain = isUncertain;
  }
}

/** Who stands at the till may not see what was asked for. */
export class CashierRefused extends Error {
  override readonly name = 'CashierRefused';
}

/** Cash moves and shifts close only while a shift is open. */
export class NoOpenShift extends Error {
  override readonly name = 'NoOpenShift';
}

/** This browser is no register of the store any more. */
export class NoRegister extends Error {
  override readonly name = 'NoRegister';
}

/** What the database threw, with a full disk told by its type. */
export function asTillError(error: unknown): unknown {
  return isQuotaError(error) ? new TillStorageFull() : error;
}

function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, inner } = error as { name?: unknown; inner?: unknown };
  return name === 'QuotaExceededError' || (inner !== error && isQuotaError(inner));
}
