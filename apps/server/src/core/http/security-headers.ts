import type { FastifyInstance } from 'fastify';
import type { Config } from '#core/config/config.ts';

const policy = [
  "default-src 'self'",
  // A till compares PINs with argon2id in WebAssembly; text is never run as a script.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  // SPEC section 2: the logo of an invite is any http(s) address. On an https page the browser asks for http ones by https.
  "img-src 'self' data: blob: https: http:",
  "font-src 'self'",
  // The print bridge of a till listens on the till's own computer.
  "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
  // A PDF that is to be printed lies in a frame of the page itself.
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** CONTRACT "Security": the content policy of every page, and what keeps answers from being misread. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const https = config.publicUrl.startsWith('https:');
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=()');
    if (https) reply.header('strict-transport-security', 'max-age=31536000');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
