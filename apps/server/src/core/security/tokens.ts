import { hashOfToken, randomToken, type Secrets } from './secrets.ts';

/** What an `Authorization` header claims, before the database has confirmed it. */
export type Credential =
  | { kind: 'user'; tokenHash: Buffer }
  | { kind: 'business'; sessionId: string; storeId: string }
  | { kind: 'register'; storeId: string; deviceId: string; keyHash: Buffer };

const businessPrefix = 'b1';
const registerPrefix = 'r1';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A user token: opaque, 256 bits; only its hash is stored. */
export function makeUserToken(): { token: string; tokenHash: Buffer } {
  const token = randomToken(32);
  return { token, tokenHash: hashOfToken(token) };
}

/** A business token: an HMAC over session and store, so that the start call can answer it again. */
export function businessToken(secrets: Secrets, sessionId: string, storeId: string): string {
  const signature = secrets.sign('business-token', `${sessionId}.${storeId}`).toString('base64url');
  return `${businessPrefix}.${sessionId}.${storeId}.${signature}`;
}

/** Reads `Authorization: Bearer …`; null for anything that cannot be one of our tokens. */
export function readCredential(secrets: Secrets, authorization: string | undefined): Credential | null {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token || token.length > 300) return null;
  if (token.startsWith(`${registerPrefix}.`)) return readRegisterKey(token);
  if (!token.startsWith(`${businessPrefix}.`)) return { kind: 'user', tokenHash: hashOfToken(token) };
  const [, sessionId = '', storeId = '', signature = ''] = token.split('.');
  if (!uuid.test(sessionId) || !uuid.test(storeId)) return null;
  const signed = Buffer.from(signature, 'base64url');
  if (!secrets.verifies('business-token', `${sessionId}.${storeId}`, signed)) return null;
  return { kind: 'business', sessionId, storeId };
}

/** `r1.{store}.{device}.{key}`: the key is the device's own, only its hash is stored. */
function readRegisterKey(token: string): Credential | null {
  const [, storeId = '', deviceId = '', key = ''] = token.split('.');
  if (!uuid.test(storeId) || !uuid.test(deviceId) || key === '') return null;
  return { kind: 'register', storeId, deviceId, keyHash: hashOfToken(key) };
}
