import { describe, expect, it } from 'vitest';
import { checkSocialLinks, plainSocialLinks, socialAddress, socialNetworkKeys } from './social-links.ts';

describe('CONTRACT, update/social', () => {
  it('has the seven links', () => {
    expect(socialNetworkKeys).toEqual([
      'website',
      'instagram',
      'facebook',
      'x',
      'tiktok',
      'youtube',
      'whatsapp',
    ]);
  });

  it('takes http(s) URLs and handles, and nothing', () => {
    expect(
      checkSocialLinks({
        website: 'https://green.example',
        instagram: '@green.market',
        facebook: 'GreenMarket',
        x: 'https://x.com/green',
        tiktok: '',
        youtube: null,
        whatsapp: '+2348012345678',
      }),
    ).toEqual({ ok: true });
    expect(checkSocialLinks({})).toEqual({ ok: true });
  });

  it.each(['+234 803 123 4567', '+234-803-123.4567', '(+234) 803 123 4567', '00234 803 123 4567'])(
    'takes %s for WhatsApp, and keeps its digits',
    (whatsapp) => {
      expect(checkSocialLinks({ whatsapp })).toEqual({ ok: true });
      expect(plainSocialLinks({ x: '@green', whatsapp })).toEqual({
        x: '@green',
        whatsapp: '+2348031234567',
      });
    },
  );

  it('keeps every other link as it is', () => {
    const links = { website: 'https://green.example', whatsapp: 'https://wa.me/2348031234567' };
    expect(plainSocialLinks(links)).toEqual(links);
    expect(plainSocialLinks({ whatsapp: '' })).toEqual({ whatsapp: '' });
  });

  it.each([
    ['website', 'green.example'],
    ['website', '@green'],
    ['website', 'javascript:alert(1)'],
    ['instagram', 'javascript:alert(1)'],
    ['instagram', 'two words'],
    ['facebook', '<script>'],
    ['x', 'a'.repeat(61)],
    ['youtube', 'ftp://youtube.example'],
    ['whatsapp', '08012345678'],
    ['whatsapp', '@green'],
  ] as const)('refuses for %s %j, under its field', (network, text) => {
    const check = checkSocialLinks({ [network]: text });
    expect(check.ok ? [] : Object.keys(check.fields)).toEqual([network]);
  });
});

describe('The address of a link', () => {
  it.each([
    ['instagram', '@green.market', 'https://www.instagram.com/green.market'],
    ['tiktok', 'green', 'https://www.tiktok.com/@green'],
    ['x', 'https://x.com/green', 'https://x.com/green'],
    ['whatsapp', '+254 722 000 111', 'https://wa.me/254722000111'],
    ['website', 'green', null],
    ['facebook', ' ', null],
  ] as const)('of %s %s is %s', (network, link, address) => {
    expect(socialAddress(network, link)).toBe(address);
  });
});
