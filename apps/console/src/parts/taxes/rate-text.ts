import { currentLocale } from '#session/language.ts';
/** A rate by its name and percentage: `Reduced (5%)`. */
export function rateText({ name, percent }: { name: string | null; percent: string }): string {
  const figure = `${Number(percent).toLocaleString(currentLocale(), { maximumFractionDigits: 3 })}%`;
  return name === null ? figure : `${name} (${figure})`;
}
