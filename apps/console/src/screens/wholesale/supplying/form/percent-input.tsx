import { PERCENT_PLACES } from '@sokoni/rules/money/percent';
import { NumberInput } from '#parts/numbers/number-input.tsx';
import type { FieldTexts } from '#ui/fields/field.tsx';

interface PercentInputProps extends FieldTexts {
  /** As typed; empty when nothing is. */
  value: string;
  onChange: (text: string) => void;
  id?: string;
  placeholder?: string;
}

/** A percentage with up to 3 decimals. */
export function PercentInput(props: PercentInputProps) {
  return <NumberInput suffix="%" min={0} max={100} {...props} places={PERCENT_PLACES} />;
}
