import { contrastOf } from '@sokoni/themes/document/contrast.ts';
import { useId, useState } from 'react';
import { sayEditor } from '#sentences/storefront/editor.ts';
import fieldStyles from '#ui/fields/field.module.css';
import { describedBy, Field } from '#ui/fields/field.tsx';
import styles from './fields.module.css';

interface ColourFieldProps {
  label: string;
  /** `#rrggbb`. */
  value: string;
  /** The colour that is read on it, or that it is read on. */
  pair?: string | undefined;
  onChange: (colour: string) => void;
}

const colour = /^#[0-9a-f]{6}$/;
/** WCAG 2.2 AA, for text. */
const readable = 4.5;

/** A colour by the browser's own picker or by its number; says whether it can be read with the one that it goes with. */
export function ColourField({ label, value, pair, onChange }: ColourFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const ratio = pair === undefined ? null : contrastOf(value, pair);
  const said = ratio === null ? undefined : ratio.toFixed(1);
  const hint =
    said && ratio !== null && ratio >= readable ? sayEditor('field.colour.good', { ratio: said }) : undefined;
  const error =
    typed !== null && !colour.test(typed)
      ? sayEditor('field.colour.wrong')
      : said && !hint
        ? sayEditor('field.colour.contrast', { ratio: said })
        : undefined;

  function type(text: string): void {
    const next = text.trim().toLowerCase();
    setTyped(colour.test(next) ? null : next);
    if (colour.test(next)) onChange(next);
  }

  return (
    <Field {...{ id, label, hint, error }}>
      <div className={fieldStyles.box}>
        <input
          type="color"
          aria-label={label}
          className={styles.swatch}
          value={value}
          onChange={({ target }) => type(target.value)}
        />
        <input
          id={id}
          type="text"
          {...describedBy(id, { hint, error })}
          className={fieldStyles.input}
          spellCheck={false}
          maxLength={7}
          value={typed ?? value}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(null)}
        />
      </div>
    </Field>
  );
}
