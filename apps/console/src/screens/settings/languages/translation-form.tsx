import { type Language, languages as named } from '@sokoni/rules/languages';
import { useState } from 'react';
import { type SubjectPlace, type SubjectTexts, useTranslate } from '#api/storefront/translations.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { RichTextField } from '#parts/rich-text/rich-text-field.tsx';
import { sayLanguages as say } from '#sentences/settings/languages.ts';
import { Badge } from '#ui/display/badge.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import { fieldLabel } from './field-label.ts';
import styles from './languages.module.css';
import { OriginalHtml } from './original-html.tsx';

type Text = SubjectTexts['texts'][number];

interface TranslationFormProps {
  place: SubjectPlace;
  texts: readonly Text[];
  /** The language of the originals. */
  main: Language;
}

/** Each original beside its translation, behind a save bar; only what was typed is sent. */
export function TranslationForm({ place, texts, main }: TranslationFormProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const changes = Object.fromEntries(
    texts.flatMap(({ field, text }) => {
      const now = typed[field];
      return now === undefined || now === text ? [] : [[field, now]];
    }),
  );
  const isChanged = Object.keys(changes).length > 0;

  async function save(): Promise<void> {
    try {
      await translate.mutateAsync({ ...place, texts: changes });
      setTyped({});
      toast.success(say('saved'));
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <>
      <UnsavedGuard dirty={isChanged} />
      <Card>
        <Stack>
          {texts.map((text) => (
            <div key={text.field} className={styles.pair}>
              <Original text={text} main={main} />
              <Translation
                text={text}
                place={place}
                value={typed[text.field] ?? text.text}
                onChange={(value) => setTyped((before) => ({ ...before, [text.field]: value }))}
              />
            </div>
          ))}
        </Stack>
      </Card>
      <SaveBar dirty={isChanged} onSave={save} onDiscard={() => setTyped({})} />
    </>
  );
}

function Original({ text: { original, format }, main }: { text: Text; main: Language }) {
  const spoken = { lang: main, dir: named[main].direction };
  return (
    <div className={styles.original}>
      <span className={styles.label}>{say('original', { language: named[main].name })}</span>
      {format === 'html' ? (
        <div {...spoken} className={styles.html}>
          <OriginalHtml html={original} />
        </div>
      ) : (
        <p {...spoken} className={styles.words}>
          {original}
        </p>
      )}
    </div>
  );
}

interface TranslationProps {
  text: Text;
  place: SubjectPlace;
  value: string;
  onChange: (value: string) => void;
}

function Translation({ text, place, value, onChange }: TranslationProps) {
  const { field, format, max, state } = text;
  const { language } = place;
  const spoken = { lang: language, dir: named[language].direction };
  const label = say('field.in', { text: fieldLabel(place, field), language: named[language].name });
  const input = { ...spoken, label, value, maxLength: max };
  return (
    <div className={styles.translation}>
      {format === 'html' && <RichTextField {...spoken} label={label} value={value} onChange={onChange} />}
      {format === 'text' && (
        <TextAreaField {...input} rows={3} onChange={({ target }) => onChange(target.value)} />
      )}
      {format === 'line' && <TextField {...input} onChange={({ target }) => onChange(target.value)} />}
      {state === 'outdated' && (
        <span>
          <Badge tone="warning" shape="half">
            {say('field.outdated')}
          </Badge>
        </span>
      )}
    </div>
  );
}
