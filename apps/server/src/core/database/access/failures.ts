import { DomainError } from '#core/errors/domain-error.ts';

/** What a driver or the server reports; `code` is the SQLSTATE or the errno name. */
interface CodedError extends Error {
  code?: string;
  /** The name of the key that it offends. */
  constraint?: string;
}

/** A deadlock or a serialisation failure: the same transaction may well succeed when run again. */
export function isRetryable(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

/** Another row has this already, where only one may: somebody was faster. The transaction can only be rolled back. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/**
 * Writes something under an id that somebody has given it.
 * @throws DomainError `id_taken`; the transaction can only be rolled back
 */
export async function underGivenIds<Written>(write: () => Promise<Written>): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    throw isTaken(error) && /_pkey$/.test((error as CodedError).constraint ?? '')
      ? new DomainError('id_taken')
      : error;
  }
}

/** The database refuses the data itself: a key that another row has, a row that is named and not there, a figure out of range. */
export function isRefusedData(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error) ?? '');
}

/** The database is down, starting, shutting down or out of connections. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) {
    return /^(08...|57P0.|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|ETIMEDOUT)$/.test(code);
  }
  return (
    error instanceof Error &&
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/.test(
      error.message,
    )
  );
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as CodedError).code : undefined;
}
