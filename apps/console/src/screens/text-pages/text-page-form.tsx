import { textPageLimits } from '@sokoni/rules/storefront/text-page';
import { type ReactNode, useState } from 'react';
import { showFailure } from '#parts/forms/checked-form.ts';
import { isSame } from '#parts/forms/is-same.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { RichTextField } from '#parts/rich-text/rich-text-field.tsx';
import { sayPages as say } from '#sentences/storefront/text-pages.ts';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import { type Problems, problemsOf, type TextPageFields } from './text-page-fields.ts';

interface TextPageFormProps {
  /** What is kept. */
  kept: TextPageFields;
  /** What the form begins with, where that is something else. */
  start?: TextPageFields;
  onSave: (fields: TextPageFields) => Promise<unknown>;
  /** It is being left: nothing is asked. */
  isLeaving?: boolean;
  children?: ReactNode;
}

/** The form of a text page, behind a save bar. */
export function TextPageForm({ kept, start = kept, onSave, isLeaving = false, children }: TextPageFormProps) {
  const [fields, setFields] = useState(start);
  const [problems, setProblems] = useState<Problems>({});
  const isChanged = !isSame(fields, kept);

  function set(change: Partial<TextPageFields>): void {
    setFields((before) => ({ ...before, ...change }));
    setProblems({});
  }

  async function save(): Promise<void> {
    const found = problemsOf(fields);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      await onSave(fields);
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <Stack>
      <UnsavedGuard dirty={isChanged && !isLeaving} />
      <Card>
        <Stack>
          <TextField
            label={say('field.title')}
            dir="auto"
            maxLength={textPageLimits.title}
            error={problems.title}
            value={fields.title}
            onChange={({ target }) => set({ title: target.value })}
          />
          <RichTextField label={say('field.body')} value={fields.body} onChange={(body) => set({ body })} />
          <Toggle
            label={say('field.published')}
            hint={say('field.published.hint')}
            checked={fields.published}
            onChange={(published) => set({ published })}
          />
        </Stack>
      </Card>
      <Card title={say('search.title')}>
        <Stack>
          <TextField
            label={say('field.slug')}
            hint={say('field.slug.hint')}
            error={problems.slug}
            dir="ltr"
            spellCheck={false}
            start="/pages/"
            maxLength={textPageLimits.slug}
            value={fields.slug}
            onChange={({ target }) => set({ slug: target.value })}
          />
          <TextField
            label={say('field.seoTitle')}
            optional
            dir="auto"
            maxLength={textPageLimits.seoTitle}
            value={fields.seo_title}
            onChange={({ target }) => set({ seo_title: target.value })}
          />
          <TextAreaField
            label={say('field.seoDescription')}
            optional
            dir="auto"
            rows={3}
            maxLength={textPageLimits.seoDescription}
            value={fields.seo_description}
            onChange={({ target }) => set({ seo_description: target.value })}
          />
        </Stack>
      </Card>
      {children}
      <SaveBar
        dirty={isChanged && !isLeaving}
        onSave={save}
        onDiscard={() => {
          setFields(kept);
          setProblems({});
        }}
      />
    </Stack>
  );
}
