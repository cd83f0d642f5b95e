import { dotText } from '@sokoni/messages/list-text';
import { type Language, languageCodes, languages as named } from '@sokoni/rules/languages';
import { languagePrefix } from '@sokoni/rules/storefront/shop-languages';
import { Link } from 'react-router';
import type { TranslatedLanguage } from '#api/storefront/translations.ts';
import { useUpdateStore } from '#api/stores/stores.ts';
import type { Store } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { paths } from '#paths.ts';
import { sayLanguages as say } from '#sentences/settings/languages.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './languages.module.css';

interface MoreLanguagesProps {
  store: Store;
  counts: readonly TranslatedLanguage[];
}

/** The languages beside the main one: each is switched at once, and says how much of it is missing. */
export function MoreLanguages({ store, counts }: MoreLanguagesProps) {
  const update = useUpdateStore();
  const others = languageCodes.filter((code) => code !== store.language);
  const [first = 'en'] = others;
  const host = new URL(store.storefront_url).host;
  const address = `${host}${languagePrefix(first, [store.language])}`;

  function change(language: Language, isOn: boolean): void {
    const extra_languages = isOn
      ? [...store.extra_languages, language]
      : store.extra_languages.filter((code) => code !== language);
    update.mutate(
      { extra_languages },
      {
        onSuccess: () =>
          toast.success(say(isOn ? 'more.on' : 'more.off', { language: named[language].name })),
        onError: (error) => showFailure(error),
      },
    );
  }

  return (
    <Card title={say('more.title')} description={say('more.description', { address })}>
      <ul className={styles.languages}>
        {others.map((code) => {
          const isOn = store.extra_languages.includes(code);
          const count = counts.find(({ language }) => language === code);
          return (
            <li key={code} className={styles.language}>
              <Toggle
                label={<bdi lang={code}>{named[code].name}</bdi>}
                hint={isOn && count ? countText(count) : undefined}
                checked={isOn}
                busy={update.isPending}
                onChange={(next) => change(code, next)}
              />
              {isOn && (
                <Link
                  to={paths.translations(code)}
                  className={buttonClass({ size: 'sm' })}
                  aria-label={say('translate.to', { language: named[code].name })}
                >
                  {say('translate')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function countText({ texts, missing, outdated }: TranslatedLanguage): string {
  if (texts === 0) return say('count.none');
  const count = missing === 0 ? say('count.done', { texts }) : say('count.missing', { missing, texts });
  return dotText([count, outdated > 0 && say('count.outdated', { outdated })]);
}
