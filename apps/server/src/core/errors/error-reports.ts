import type { Config } from '#core/config/config.ts';

/** Errors and traces go to Sentry at a sample rate of 1.0 (SPEC section 1) when SENTRY_DSN is set; otherwise none leave the machine. */
export async function startErrorReports({ sentryDsn }: Config): Promise<void> {
  if (!sentryDsn) return;
  const { init } = await import('@sentry/node');
  init({ dsn: sentryDsn, sampleRate: 1, tracesSampleRate: 1, sendDefaultPii: false });
}
