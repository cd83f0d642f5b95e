import { isValue, type Setting } from '@sokoni/themes/document/settings.ts';
import { useState } from 'react';
import { sayEditor } from '#sentences/storefront/editor.ts';
import { SuggestField } from '#ui/menus/suggest-field.tsx';
import { useLinkSuggestions } from './use-link-suggestions.ts';

interface LinkFieldProps {
  label: string;
  setting: Setting;
  value: string;
  onChange: (link: string) => void;
}

/** A path of the shop or an address; pages that the shop has are offered. What is none is not taken over. */
export function LinkField({ label, setting, value, onChange }: LinkFieldProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const suggestions = useLinkSuggestions();
  return (
    <SuggestField
      label={label}
      dir="ltr"
      hint={sayEditor('field.link.hint')}
      error={wrong === null ? undefined : sayEditor('field.link.wrong')}
      maxLength={2000}
      suggestions={suggestions}
      value={wrong ?? value}
      onChange={(typed) => {
        const link = typed.trim();
        setWrong(isValue(setting, link) ? null : typed);
        if (isValue(setting, link)) onChange(link);
      }}
    />
  );
}
