import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits, loginDelaySeconds } from './limits.ts';

describe('SPEC 9: Business constants and limits', () => {
  it('holds the constants of the table', () => {
    expect(limits).toMatchObject({
      requestTimeoutMs: 500_000,
      toastMs: 3000,
      announcementDelayMs: 500,
      listboxSearchClearMs: 350,
      appVersion: 7,
      codeLength: 4,
      passwordMinLength: 4,
      referralCodeMinLength: 4,
    });
  });
});

describe('CONTRACT "Security, decided": numbers', () => {
  it('holds the limits of codes, passwords and sessions', () => {
    expect(limits).toMatchObject({
      codeSeconds: 600,
      wrongPerCode: 3,
      wrongPerAccountDay: 3,
      wrongPerAccountMonth: 10,
      wrongResetPerAddressHour: 10,
      wrongVerifyPerAddressHour: 60,
      loginFailuresPerAccountAndAddressHour: 10,
      loginFailuresPerAccountHour: 50,
      passwordMaxLength: 128,
      sessionSeconds: 43_200,
      rememberedSessionSeconds: 2_592_000,
      oldTokenSeconds: 30,
      handOffSeconds: 60,
      mailedLinkSeconds: 1800,
      inviteSeconds: 604_800,
      recentSignInSeconds: 900,
      uploadBytes: 20_971_520,
      pageLimit: 100,
    });
  });

  it('delays the login after the third failure, doubling up to five minutes', () => {
    const delays = [0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 50].map(loginDelaySeconds);
    expect(delays).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 256, 300, 300]);
  });

  it('never delays less after more failures', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5000 }), (failures) => {
        expect(loginDelaySeconds(failures + 1)).toBeGreaterThanOrEqual(loginDelaySeconds(failures));
        expect(loginDelaySeconds(failures)).toBeLessThanOrEqual(300);
      }),
    );
  });
});
