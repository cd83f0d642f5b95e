import pino, { type Logger } from 'pino';

/** JSON lines on standard output. What may hold a secret is never logged; these paths are the second fence. */
export function makeLog(level: string): Logger {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.authorization', '*.cookie', '*.password', '*.token', '*.otp', '*.headers', 'err.config'],
      censor: '[removed]',
    },
    serializers: { err: pino.stdSerializers.err },
  });
}
