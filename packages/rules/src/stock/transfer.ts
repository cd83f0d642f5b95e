import type { Result } from '#result.ts';

/** The states of a transfer. Received and cancelled ones never move again. */
export const transferStates = ['draft', 'sent', 'received', 'cancelled'] as const;

export type TransferState = (typeof transferStates)[number];

/** Lines that one transfer may have. */
export const mostTransferLines = 500;

/** One variant of a transfer, in units. */
export interface TransferLine {
  readonly quantity: number;
  readonly received: number;
  /** Sent, and never to arrive. */
  readonly lost: number;
}

/** What is still on its way once the transfer is sent. */
export function underWay({ quantity, received, lost }: TransferLine): number {
  return quantity - received - lost;
}

/** Takes in what has come of a line, and writes off what will not; together never more than is on its way. */
export function receiveLine(
  line: TransferLine,
  came: Pick<TransferLine, 'received' | 'lost'>,
): Result<TransferLine, 'more_than_sent'> {
  if (came.received + came.lost > underWay(line)) return { ok: false, reason: 'more_than_sent' };
  return {
    ok: true,
    value: { ...line, received: line.received + came.received, lost: line.lost + came.lost },
  };
}

/** Whether nothing of a sent transfer is on its way any more. */
export function isComplete(lines: readonly TransferLine[]): boolean {
  return lines.every((line) => underWay(line) === 0);
}

/** As people read and say it: `TR-0001`. */
export function transferNumber(number: number): string {
  return `TR-${String(number).padStart(4, '0')}`;
}
