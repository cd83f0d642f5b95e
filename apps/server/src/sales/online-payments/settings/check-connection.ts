import type { PaymentMode, PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import { transaction } from '#core/database/access/transaction.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import type { Services } from '#core/services.ts';
import { openProvider } from '../providers/open-provider.ts';
import { ProviderError } from '../providers/provider-client.ts';
import { say } from '../sentences.ts';
import { openKey } from './provider-keys.ts';
import { findProvider } from './queries.ts';

/**
 * Asks a provider whether the secret key of a mode works.
 * @throws DomainError `invalid_fields` where there is none, where it is refused, and where the provider does not answer
 */
export async function checkConnection(
  { pool, secrets, config }: Pick<Services, 'pool' | 'secrets' | 'config'>,
  storeId: string,
  provider: PaymentProvider,
  mode: PaymentMode,
): Promise<void> {
  const field = `${mode}_secret_key` as const;
  const row = await transaction(pool, { userId: null, storeId }, (db) => findProvider(db, storeId, provider));
  const key = row ? openKey(secrets, row, field) : null;
  if (key === null) throw invalidField(field, say('noKey'));
  try {
    await (await openProvider(config, provider, key)).checkKey();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const isUnreachable = error.failure === 'unreachable';
    throw invalidField(field, say(isUnreachable ? 'unreachable' : 'keyRefused', { provider: say(provider) }));
  }
}
