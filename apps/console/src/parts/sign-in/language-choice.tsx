import type { Language } from '@sokoni/rules/languages';
import { languageOptions } from '#parts/languages/language-options.ts';
import { sayLogin } from '#sentences/login.ts';
import { chooseLanguage, useLanguage } from '#session/language.ts';
import styles from './language-choice.module.css';

/** The language of the pages before a sign-in: the device's own list, which every phone knows how to show. */
export function LanguageChoice() {
  const language = useLanguage();
  return (
    <select
      aria-label={sayLogin('frame.language')}
      className={styles.choice}
      value={language}
      onChange={({ target }) => void chooseLanguage(target.value as Language).catch(() => {})}
    >
      {languageOptions.map(({ value, label }) => (
        <option key={value} value={value} lang={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
