import { type Language, languageOf } from '@sokoni/rules/languages';

/** The best of the languages that `Accept-Language` asks for and that we have; English without the header. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, longestHeader)
    .split(',')
    .map((part) => {
      const [locale = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/);
      return { language: languageOf(locale), quality: Number(quality.slice(2)) };
    })
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return wanted[0]?.language ?? 'en';
}

const longestHeader = 500;
