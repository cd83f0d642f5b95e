import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFakeBrowser } from '#session/fake-browser.ts';
import { chooseDigits, chooseLanguage } from '#session/language.ts';
import { changePercentText } from './change-percent-text.ts';
import { changeText, countText } from './count-text.ts';

async function readIn(language: 'en' | 'ar', digits: 'western' | 'arabic_indic' = 'western') {
  openFakeBrowser();
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: [] });
  await chooseLanguage(language);
  chooseDigits(digits);
}

afterEach(async () => {
  await readIn('en');
  vi.unstubAllGlobals();
});

describe('A figure with its sign', () => {
  it('has a minus and a plus in front in English', async () => {
    await readIn('en');
    expect([3, -1200, 0].map(changeText)).toEqual(['+3', '−1,200', '0']);
    expect(countText(-1200)).toBe('−1,200');
    expect([changePercentText(112, 100), changePercentText(97, 100)]).toEqual(['+12%', '−3%']);
    expect([changePercentText(1001, 1000), changePercentText(7, 7)]).toEqual(['±0%', 'no change']);
  });

  it('has it where Arabic puts it, in either kind of digits', async () => {
    await readIn('ar');
    expect([3, -1200].map(changeText)).toEqual(['\u200e+3', '\u200e−1,200']);
    expect(changePercentText(97, 100)).toBe('\u200e−3\u200e%\u200e');
    await readIn('ar', 'arabic_indic');
    expect([3, -1200, 0].map(changeText)).toEqual(['\u061c+٣', '\u061c−١٬٢٠٠', '٠']);
    expect(changePercentText(97, 100)).toBe('\u061c−٣٪\u061c');
  });
});
