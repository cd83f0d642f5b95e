import { currentLanguage } from '@sokoni/messages/current-language';
import { languages, leftToRight } from '@sokoni/rules/languages';
import { sayFigure } from '#sentences/frame/figures.ts';
import { currentLocale } from '#session/language.ts';

/** How much a figure has changed: `+12%`, `−3%`, `no change`; null where there was nothing to compare with. */
export function changePercentText(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  if (percent === 0) return now === before ? sayFigure('noChange') : '±0%';
  const words = Math.abs(percent).toLocaleString(currentLocale());
  // A sign in front stays there among words that are read from the right.
  const front = languages[currentLanguage()].direction === 'rtl' ? leftToRight : '';
  return `${front}${percent > 0 ? '+' : '−'}${words}%`;
}
