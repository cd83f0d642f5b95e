import {
  type BarcodeRule,
  barcodeReadings,
  isReadable,
  weighedPrefixes,
} from '@sokoni/rules/point-of-sale/weighed-goods';
import { useState } from 'react';
import type { TillLayout } from '#api/sales/till-layout.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { sayLayout as say } from '#sentences/point-of-sale/layout.ts';
import { SelectField } from '#ui/menus/select-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { useReadingText } from './use-reading-text.ts';
import { useSaveLayout } from './use-save-layout.ts';

interface RuleModalProps {
  layout: TillLayout;
  onClose: () => void;
}

/** A further prefix, and what stands behind it. */
export function RuleModal({ layout, onClose }: RuleModalProps) {
  const currency = useCurrency();
  const readingText = useReadingText();
  const { save, isSaving } = useSaveLayout();
  const used = layout.barcode_rules.map(({ prefix }) => prefix);
  const free = weighedPrefixes.filter((prefix) => !used.includes(prefix));
  const readings = barcodeReadings.filter((reading) => isReadable(reading, currency));
  // Barcodes that the store makes for its own products begin with 20.
  const [prefix, setPrefix] = useState<BarcodeRule['prefix']>(() => free.find((one) => one !== '20') ?? '20');
  const [place, setPlace] = useState(0);

  function submit(): void {
    const reading = readings[place];
    if (!reading) return;
    const rules: BarcodeRule[] = [...layout.barcode_rules, { prefix, ...reading }];
    const barcode_rules = rules.sort((one, other) => Number(one.prefix) - Number(other.prefix));
    save({ ...layout, barcode_rules }, onClose);
  }

  return (
    <FormModal
      title={say('scales.add')}
      confirmLabel={say('scales.add')}
      busy={isSaving}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={say('scales.prefix')}
        options={free.map((one) => ({ value: one, label: one }))}
        value={prefix}
        onChange={(chosen) => setPrefix(free.find((one) => one === chosen) ?? prefix)}
      />
      <SelectField
        label={say('scales.says')}
        options={readings.map((reading, index) => ({ value: String(index), label: readingText(reading) }))}
        value={String(place)}
        onChange={(index) => setPlace(Number(index))}
      />
    </FormModal>
  );
}
