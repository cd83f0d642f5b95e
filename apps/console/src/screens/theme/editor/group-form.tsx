import type { ThemeDocument } from '@sokoni/themes/document/document.ts';
import { setValue } from '@sokoni/themes/document/edit-page.ts';
import type { Schema } from '@sokoni/themes/document/settings.ts';
import { settingsOf } from '@sokoni/themes/page-body.tsx';
import type { Shop } from '@sokoni/themes/shop.ts';
import { shopSettings } from '@sokoni/themes/shop-settings.ts';
import { sayEditor } from '#sentences/storefront/editor.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { SchemaForm } from './schema-form.tsx';
import { SearchResult } from './search-result.tsx';
import { type GroupName, settingGroups } from './selection.ts';

interface GroupFormProps {
  group: GroupName;
  document: ThemeDocument;
  shop: Shop;
  onChange: (change: (document: ThemeDocument) => ThemeDocument, subject?: string) => void;
}

/** Colours that are read on each other. */
const pairs: Readonly<Record<string, 'paper' | 'ink' | 'accent' | 'accent_ink'>> = {
  ink: 'paper',
  accent_ink: 'accent',
};

/** What is set of the shop as a whole. */
export function GroupForm({ group, document, shop, onChange }: GroupFormProps) {
  const keys: readonly string[] = settingGroups[group];
  const schema: Schema = Object.fromEntries(
    Object.entries(shopSettings).filter(([key]) => keys.includes(key)),
  );
  const settings = settingsOf(document);
  const isSet = keys.some((key) => key in document.settings);

  return (
    <Stack>
      {group === 'search' && (
        <SearchResult
          title={settings.seo_title || shop.name}
          description={settings.seo_description || shop.description}
          url={shop.url}
        />
      )}
      <SchemaForm
        schema={schema}
        values={settings}
        pairOf={(key) => {
          const pair = pairs[key];
          return pair && settings[pair];
        }}
        onChange={(key, value) =>
          onChange((before) => ({ ...before, settings: setValue(before.settings, key, value) }), key)
        }
      />
      {group === 'style' && isSet && (
        <Button
          onClick={() =>
            onChange((before) => ({
              ...before,
              settings: Object.fromEntries(
                Object.entries(before.settings).filter(([key]) => !keys.includes(key)),
              ),
            }))
          }
        >
          {sayEditor('field.reset')}
        </Button>
      )}
    </Stack>
  );
}
