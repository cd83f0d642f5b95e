import { blocksKey, roundDecimals } from '@sokoni/rules/forms/number-input';
import { PERCENT_PLACES } from '@sokoni/rules/money/percent';
import type { FieldTexts } from '#ui/fields/field.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';

interface PercentInputProps extends FieldTexts {
  /** As typed; empty when nothing is. */
  value: string;
  onChange: (text: string) => void;
  id?: string;
  placeholder?: string;
}

/** A percentage with up to 3 decimals. */
export function PercentInput(props: PercentInputProps) {
  return (
    <NumberField
      suffix="%"
      min={0}
      max={100}
      {...props}
      blocksKey={blocksKey}
      round={(text) => roundDecimals(text, PERCENT_PLACES)}
    />
  );
}
