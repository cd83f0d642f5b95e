import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { DomainError } from '#core/errors/domain-error.ts';
import { networkAddressOf } from './network-address.ts';

/** How the limits of a room count, by the network that asks, and what they refuse with: when to come back. */
export const byNetwork = {
  keyGenerator: networkAddressOf,
  errorResponseBuilder: (_request, { ttl }) =>
    new DomainError('too_many_attempts', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
} satisfies RateLimitPluginOptions;
