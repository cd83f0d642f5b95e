import { type Digits, digitKinds, type Language } from '@sokoni/rules/languages';
import { useSaveLanguage } from '#api/stores/accounts.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { languageOptions } from '#parts/languages/language-options.ts';
import { sayAccount } from '#sentences/settings/account.ts';
import { chooseDigits, chooseLanguage, useDigits, useLanguage } from '#session/language.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';

/** The language of this device and of the account; each is called by its own name. */
export function LanguageCard() {
  const language = useLanguage();
  const save = useSaveLanguage();

  async function choose(chosen: Language): Promise<void> {
    try {
      await chooseLanguage(chosen);
      await save.mutateAsync(chosen);
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <Card title={sayAccount('language.title')} description={sayAccount('language.description')}>
      <Stack>
        <Segmented
          label={sayAccount('language.title')}
          hideLabel
          options={languageOptions}
          value={language}
          onChange={(chosen) => void choose(chosen)}
          stackOnPhone
        />
        {language === 'ar' && <DigitsChoice />}
      </Stack>
    </Card>
  );
}

/** How this device writes numbers in Arabic. */
function DigitsChoice() {
  const options = (Object.keys(digitKinds) as Digits[]).map((value) => ({
    value,
    label: sayAccount(`language.digits.${value}`),
  }));
  return (
    <Segmented
      label={sayAccount('language.digits')}
      options={options}
      value={useDigits()}
      onChange={chooseDigits}
    />
  );
}
