import { type Language, languageCodes, languages } from '@sokoni/rules/languages';
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
      {languageCodes.map((code) => (
        <option key={code} value={code} lang={code}>
          {languages[code].name}
        </option>
      ))}
    </select>
  );
}
