import type { TillCommandKind, tillPayloads } from '@sokoni/contract/point-of-sale/till-commands';
import type { OrderFlag } from '@sokoni/rules/orders/order-flags';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { DomainError } from '#core/errors/domain-error.ts';
import type { Guesser } from '#tenancy/accounts/codes/guesses.ts';

export type Payload<Kind extends TillCommandKind> = z.output<(typeof tillPayloads)[Kind]>;

/** What a command is recorded with. */
export interface Recording<Kind extends TillCommandKind> {
  db: Db;
  storeId: string;
  /** The command's own, which what it makes is named by. */
  id: string;
  deviceId: string;
  payload: Payload<Kind>;
  /** The register with its cashier, when it happened and when it arrived. */
  action: Action;
  /** What does not fit so far: of the clock, of the staff. */
  flags: readonly OrderFlag[];
  /** Who types codes of gift cards. */
  guesser: Omit<Guesser, 'userId'>;
}

/** What became of it. */
export interface Recorded {
  orderId: string | null;
  flags: readonly OrderFlag[];
}

export const recordedNothing: Recorded = { orderId: null, flags: [] };

/** Records one kind of command. A refusal that it returns is committed with what was written; one that it throws undoes all. */
export type Recorder<Kind extends TillCommandKind> = (
  recording: Recording<Kind>,
) => Promise<Recorded | DomainError>;
