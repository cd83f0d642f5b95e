import type { Readable } from 'node:stream';
import type { ParamsOf } from '@sokoni/contract/call';
import type { CallRoute, Calls, CallTable } from '@sokoni/contract/calls';
import type { Actor } from '@sokoni/rules/access/actor';
import type { Permission, Role } from '@sokoni/rules/access/roles';
import type { ModuleKey } from '@sokoni/rules/modules/modules';
import type { Logger } from 'pino';
import type * as z from 'zod';
import type { CommandNotes } from '#core/command.ts';
import type { Db, TransactionOptions } from '#core/database/access/transaction.ts';
import type { DomainError } from '#core/errors/domain-error.ts';
import type { Services } from '#core/services.ts';
import type { Caller, RegisterDevice } from './caller.ts';
import type { Guard } from './guards.ts';

type Parsed<R extends CallRoute, Part extends 'body' | 'query'> = CallTable[R] extends {
  [P in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

/** An uploaded file, lying in a temporary place until the call is answered. */
export interface UploadedFile {
  path: string;
  bytes: number;
}

/** One call, parsed and authorised, on its way to an operation. */
export interface PublicCall<R extends CallRoute> {
  body: Parsed<R, 'body'>;
  query: Parsed<R, 'query'>;
  params: ParamsOf<R>;
  file: UploadedFile | null;
  caller: Caller | null;
  /** Who acts, for permissions, timelines and the audit log. */
  actor: Actor;
  networkAddress: string;
  /** The caller's time zone, as told. */
  timezone: string | null;
  requestId: string;
  /** Where a stream that was cut is to go on; null on a first visit. */
  lastEventId: string | null;
  now: Date;
  log: Logger;
  services: Services;
  /** Reads in one transaction, as this user in this store. */
  read<T>(work: (db: Db) => Promise<T>, options?: TransactionOptions): Promise<Exclude<T, DomainError>>;
  /** Changes something in one transaction: see `core/command`. */
  command<T>(
    action: string,
    work: (db: Db, notes: CommandNotes) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<Exclude<T, DomainError>>;
  /**
   * What a command of this very request has returned before (after JSON), for calls that do something costly or
   * external ahead of their command; null without a key and for a new one.
   * @throws DomainError `idempotency_key_reused`
   */
  earlierAnswer<T>(): Promise<{ answer: T } | null>;
}

export interface UserCall<R extends CallRoute> extends PublicCall<R> {
  caller: Caller;
}

export interface StoreCall<R extends CallRoute> extends UserCall<R> {
  /** Empty for the catalogue of modules, which stands at store 0. */
  storeId: string;
  role: Role;
}

export interface RegisterCall<R extends CallRoute> extends PublicCall<R> {
  storeId: string;
  /** What calls, at which register. */
  device: RegisterDevice;
}

/**
 * What a route answers; `message` is the outer sentence, by default the one in the data. A call that streams answers what is
 * sent for as long as it lasts.
 */
export type Reply<R extends CallRoute> = R extends CallRoute
  ? CallTable[R] extends { streams: true }
    ? { stream: Readable }
    : { data: Calls[R]['data']; message?: string; token?: string }
  : never;

export type PublicHandler<R extends CallRoute> = (call: PublicCall<R>) => Promise<Reply<R>>;
export type UserHandler<R extends CallRoute> = (call: UserCall<R>) => Promise<Reply<R>>;
export type StoreHandler<R extends CallRoute> = (call: StoreCall<R>) => Promise<Reply<R>>;
export type RegisterHandler<R extends CallRoute> = (call: RegisterCall<R>) => Promise<Reply<R>>;

export interface GuardedRoute<R extends CallRoute> {
  guard: Guard;
  handler: (call: StoreCall<R> & RegisterCall<R>) => Promise<Reply<R>>;
  /** Bytes that a request may have, where it is more than everywhere else. */
  bodyLimit?: number | undefined;
  /** Bytes that a file may have, where it is no picture. */
  fileLimit?: number | undefined;
}

/** Every call of the contract has its line; the compiler misses one that is forgotten. */
export type RouteTable = { [R in CallRoute]: GuardedRoute<R> };

export function anyone<R extends CallRoute>(handler: PublicHandler<R>): GuardedRoute<R> {
  return { guard: { kind: 'anyone' }, handler };
}

/** A living session, the e-mail verified or not. */
export function signedIn<R extends CallRoute>(handler: UserHandler<R>): GuardedRoute<R> {
  return { guard: { kind: 'signed_in' }, handler };
}

export function verified<R extends CallRoute>(handler: UserHandler<R>): GuardedRoute<R> {
  return { guard: { kind: 'verified' }, handler };
}

/** Staff of the store in the path whose role has the permission. */
export function staff<R extends CallRoute>(
  permission: Permission,
  handler: StoreHandler<R>,
  {
    bodyLimit,
    fileLimit,
    ...options
  }: {
    module?: ModuleKey;
    closedStoreToo?: true;
    catalogueAtZero?: true;
    bodyLimit?: number;
    fileLimit?: number;
  } = {},
): GuardedRoute<R> {
  return { guard: { kind: 'staff', permission, ...options }, handler, bodyLimit, fileLimit };
}

/** A device that sells at a register of the store in the path: its key opens nothing else. */
export function register<R extends CallRoute>(
  handler: RegisterHandler<R>,
  { bodyLimit }: { bodyLimit?: number } = {},
): GuardedRoute<R> {
  return { guard: { kind: 'register' }, handler, bodyLimit };
}
