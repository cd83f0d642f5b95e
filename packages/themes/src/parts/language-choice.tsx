import { languages as named } from '@sokoni/rules/languages';
import { linkInLanguage } from '@sokoni/rules/storefront/shop-languages';
import { useShop } from './shop-context.ts';

/** This page in the other languages of the shop, each by its own name. */
export function LanguageChoice() {
  const { shop, path, say } = useShop();
  const { language, languages } = shop;
  if (languages.length === 1) return null;
  return (
    <nav className="languages" aria-label={say('language')}>
      <ul>
        {languages.map((code) => (
          <li key={code}>
            <a
              href={linkInLanguage(path, code, languages)}
              lang={code}
              hrefLang={code}
              aria-current={code === language ? 'true' : undefined}
            >
              {named[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
