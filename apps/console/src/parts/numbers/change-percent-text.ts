import { signedFormat } from '@sokoni/rules/money/signed-format';
import { sayFigure } from '#sentences/frame/figures.ts';
import { currentLocale } from '#session/language.ts';

/** How much a figure has changed: `+12%`, `−3%`, `no change`; null where there was nothing to compare with. */
export function changePercentText(now: number, before: number): string | null {
  if (before === 0) return null;
  if (now === before) return sayFigure('noChange');
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  // Too little to count, of which the sign alone says nothing.
  const [share, sign] = percent === 0 ? [0, '±'] : [percent / 100, ''];
  return sign + signedFormat(currentLocale(), { style: 'percent' }, 'exceptZero')(share);
}
