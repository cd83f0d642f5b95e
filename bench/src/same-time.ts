import { randomUUID } from 'node:crypto';
import type { CallRoute } from '@sokoni/contract/calls';
import { call, newUnverifiedMerchant } from '@sokoni/e2e/support/server/api';
import { dispose, startServer } from '@sokoni/e2e/support/server/server-process';
import { report } from './support/report.ts';

// Login, forgot and resend do not tell by their time whether an address exists: 200 timings of each kind, taken in turns,
// medians within 5 %.
const timings = 200;
const most = 0.05;
const quietMs = 40;
const server = await startServer();
try {
  const known: string[] = [];
  for (let count = 0; count < timings; count += 1)
    known.push((await newUnverifiedMerchant(server.url)).email);
  const unknown = known.map(() => `nobody-${randomUUID()}@example.com`);
  const kinds: [string, CallRoute, object][] = [
    ['login', 'POST /accounts/api/v1/auth/users/login', { password: 'not the password' }],
    ['forgot', 'POST /accounts/api/v1/auth/password/otp/send', {}],
    ['resend', 'POST /accounts/api/v1/users/email/otp/send', {}],
  ];
  for (const [name, route, extra] of kinds) {
    const time = async (email: string | undefined) => {
      // The worker mails what the last request caused; one that is measured must not share the processor with it.
      await new Promise((quiet) => setTimeout(quiet, quietMs));
      const startedAt = performance.now();
      await call(server.url, route, { body: { app_id: 'sokoni', email, ...extra } });
      return performance.now() - startedAt;
    };
    const ofKnown: number[] = [];
    const ofUnknown: number[] = [];
    for (let index = 0; index < timings; index += 1) {
      // Whoever comes first in a pair changes, so that nothing that drifts favours one kind.
      const order = index % 2 === 0 ? [ofKnown, ofUnknown] : [ofUnknown, ofKnown];
      for (const into of order) into.push(await time(into === ofKnown ? known[index] : unknown[index]));
    }
    const [there, missing] = [median(ofKnown), median(ofUnknown)];
    const apart = Math.abs(there - missing) / Math.max(there, missing);
    report(`${name}: an address that exists, one that does not`, {
      exists: `${there.toFixed(2)} ms`,
      unknown: `${missing.toFixed(2)} ms`,
      apart: `${(apart * 100).toFixed(1)} %`,
      limit: `${most * 100} %`,
      holds: apart <= most,
    });
  }
} finally {
  await dispose(server);
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
