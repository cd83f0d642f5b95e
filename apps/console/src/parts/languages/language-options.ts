import { languageCodes, languages } from '@sokoni/rules/languages';

/** The languages to choose from, each by its own name. */
export const languageOptions = languageCodes.map((code) => ({ value: code, label: languages[code].name }));
