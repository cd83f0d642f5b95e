import type { Event } from '@sentry/react';
import { config } from './config.ts';
import { withoutSecrets } from './without-secrets.ts';

/** SPEC section 1: error-tracing events are sent at a 100% sample rate; none without a DSN, and then nothing is loaded. */
export async function startErrorTracing(): Promise<void> {
  if (config.sentryDsn === null) return;
  const { browserTracingIntegration, init } = await import('@sentry/react');
  init({
    dsn: config.sentryDsn,
    sampleRate: 1.0,
    tracesSampleRate: 1.0,
    sendDefaultPii: false,
    integrations: [browserTracingIntegration()],
    beforeSend: sent,
    beforeSendTransaction: sent,
  });
}

function sent<E extends Event>(event: E): E {
  // What the library notes for itself; it does not leave the machine, and is not all plain data.
  const { sdkProcessingMetadata, ...rest } = event;
  return { ...withoutSecrets(rest), sdkProcessingMetadata } as E;
}
