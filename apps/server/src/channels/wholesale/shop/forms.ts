import { limits } from '@sokoni/rules/limits';
import type { FastifyRequest } from 'fastify';
import type { Posted } from './delivery-address.ts';

export type Form = FastifyRequest<{ Body: Posted | null }>;
export type FormAt<Params> = FastifyRequest<{ Params: Params; Body: Posted | null }>;

/** How often a network may change a cart, and sign in, order or read what it has ordered. */
export const ofCart = {
  config: { rateLimit: { max: limits.cartChangesPerAddressMinute, timeWindow: 60_000 } },
};
export const counted = {
  config: { rateLimit: { max: limits.checkoutsPerAddressMinute, timeWindow: 60_000 } },
};

/** A quantity as it was typed: what is no whole number is no quantity. */
export function typedQuantity(text: string | undefined): number {
  return /^\d{1,7}$/.test((text ?? '').trim()) ? Number(text) : Number.NaN;
}

/** A page of a list: what is no number is the first. */
export function typedPage(page: unknown): number {
  return /^[1-9]\d{0,4}$/.test(String(page)) ? Number(page) : 1;
}
