import { limits } from '@sokoni/rules/limits';

/** What the server tells the page in index.html (`console-files/mount.ts`); nothing in it is secret. */
export interface PublicConfig {
  /** Whether "Continue with Google" is offered. */
  googleSignIn: boolean;
  /** Storefronts answer on `{sub_domain}.{storefrontHost}`. */
  storefrontHost: string;
  /** SPEC section 6, contract gating. */
  enterpriseGating: boolean;
  /** What the server asks of a new password. */
  passwordMinLength: number;
  /** Where errors are sent; null: none leave the machine. */
  sentryDsn: string | null;
}

/** Reads the text of `<script type="application/json" id="sokoni-config">`. What is missing or broken gets a safe default. */
export function readConfig(text: string | null | undefined, host: string): PublicConfig {
  const given = parse(text);
  return {
    googleSignIn: given.googleSignIn === true,
    storefrontHost: textOr(given.storefrontHost, host),
    enterpriseGating: given.enterpriseGating !== false,
    passwordMinLength:
      typeof given.passwordMinLength === 'number' ? given.passwordMinLength : limits.passwordMinLength,
    sentryDsn: textOr(given.sentryDsn, null),
  };
}

function parse(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function textOr<T>(value: unknown, otherwise: T): string | T {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

export const config: PublicConfig = readConfig(
  globalThis.document?.getElementById('sokoni-config')?.textContent,
  globalThis.location?.host ?? '',
);
