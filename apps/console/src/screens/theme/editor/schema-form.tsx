import { readValues, type Schema, type StoredValues } from '@sokoni/themes/document/settings.ts';
import { SettingField } from '#screens/theme/fields/setting-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';

interface SchemaFormProps {
  schema: Schema;
  values: StoredValues;
  onChange: (key: string, value: unknown) => void;
  /** Of a colour: the one that it is read with. */
  pairOf?: (key: string) => string | undefined;
}

/** The form that a schema makes. */
export function SchemaForm({ schema, values, onChange, pairOf }: SchemaFormProps) {
  const read = readValues(schema, values) as Record<string, unknown>;
  return (
    <Stack>
      {Object.entries(schema).map(([key, setting]) => (
        <SettingField
          key={key}
          name={key}
          setting={setting}
          value={read[key]}
          pair={pairOf?.(key)}
          onChange={(value) => onChange(key, value)}
        />
      ))}
    </Stack>
  );
}
