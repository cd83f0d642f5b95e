import { describe, expect, it } from 'vitest';
import { isConsolePage, isKeptFile } from './service-worker-paths.ts';

describe('SPEC 1: a service worker is registered; CONTRACT: it leaves the server alone', () => {
  it.each([
    '/',
    '/login',
    '/orders/sell',
    '/verify-email/abc',
    '/developers',
    '/documents',
    '/reports',
    '/settings/store',
  ])('answers %s with the stored page', (path) => expect(isConsolePage(path)).toBe(true));

  it.each([
    '/accounts/api/v1/users/start',
    '/marketplace/v1/stores/all',
    '/admin/reset-password',
    '/docs/api',
    '/docs',
    '/dev/mailbox',
    '/dev/mailbox.json',
    '/openapi.json',
    '/uploads/a/b.webp',
    '/livez',
    '/readyz',
    '/metrics',
    '/r/store/token',
    '/favicon.svg',
  ])('leaves %s to the server', (path) => expect(isConsolePage(path)).toBe(false));

  it('keeps chunks and drawings when they are used, and nothing of the API', () => {
    expect(isKeptFile('/assets/login-abc.js')).toBe(true);
    expect(isKeptFile('/drawings/failed.svg')).toBe(true);
    expect(isKeptFile('/marketplace/v1/stores/all')).toBe(false);
  });
});
