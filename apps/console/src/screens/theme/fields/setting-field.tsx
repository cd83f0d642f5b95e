import { isValue, type Setting } from '@sokoni/themes/document/settings.ts';
import { faces, typefaces } from '@sokoni/themes/document/typefaces.ts';
import { RichTextField } from '#parts/rich-text/rich-text-field.tsx';
import { optionLabel, settingLabel } from '#sentences/storefront/editor.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { CollectionField } from './collection-field.tsx';
import { ColourField } from './colour-field.tsx';
import { LinkField } from './link-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ProductsField } from './products-field.tsx';
import { RangeField } from './range-field.tsx';

export interface SettingFieldProps {
  /** Of the setting; its label follows. */
  name: string;
  setting: Setting;
  /** As `readValues` gives it. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** Of a colour: the one that stands on it, or that it stands on. */
  pair?: string | undefined;
}

/** A line is enough up to so many characters. */
const oneLine = 150;

/** One field of the form that a schema makes. */
export function SettingField({ name, setting, value, onChange, pair }: SettingFieldProps) {
  const label = settingLabel(name);
  const change = (next: unknown) => {
    if (isValue(setting, next)) onChange(next);
  };
  switch (setting.kind) {
    case 'text': {
      const text = {
        ...{ label, dir: 'auto', maxLength: setting.max, value: value as string },
        onChange: ({ target }: { target: { value: string } }) => change(target.value),
      };
      return setting.max > oneLine ? <TextAreaField rows={3} {...text} /> : <TextField {...text} />;
    }
    case 'rich_text':
      return <RichTextField label={label} value={value as string} onChange={change} />;
    case 'colour':
      return <ColourField label={label} value={value as string} pair={pair} onChange={change} />;
    case 'typeface':
      return (
        <SelectField
          label={label}
          options={typefaces.map((typeface) => ({ value: typeface, label: faces[typeface].family }))}
          value={value as string}
          onChange={change}
        />
      );
    case 'picture':
      return <PictureField label={label} value={value} onChange={change} />;
    case 'range':
      return <RangeField label={label} {...setting} value={value as number} onChange={change} />;
    case 'switch':
      return <Toggle label={label} checked={value as boolean} onChange={change} />;
    case 'moment':
      return (
        <TextField
          label={label}
          type="datetime-local"
          value={value as string}
          onChange={({ target }) => change(target.value)}
        />
      );
    case 'choice':
      return (
        <Segmented
          label={label}
          options={setting.options.map((option) => ({ value: option, label: optionLabel(name, option) }))}
          value={value as string}
          onChange={change}
        />
      );
    case 'link':
      return <LinkField label={label} setting={setting} value={value as string} onChange={change} />;
    case 'collection':
      return <CollectionField label={label} value={value as string} onChange={change} />;
    case 'products':
      return (
        <ProductsField label={label} max={setting.max} value={value as readonly string[]} onChange={change} />
      );
  }
}
