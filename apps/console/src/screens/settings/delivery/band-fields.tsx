import { deliveryLimits } from '@sokoni/rules/delivery/delivery';
import { PlusIcon, XIcon } from 'lucide-react';
import { Fragment } from 'react';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { sayDelivery as say } from '#sentences/settings/delivery.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import styles from './delivery.module.css';
import type { TypedBand, TypedRate } from './rate-fields.ts';

interface BandFieldsProps {
  typed: Pick<TypedRate, 'basis' | 'bands'>;
  error: string | undefined;
  onChange: (bands: TypedBand[]) => void;
}

/** What a rate costs: one price, or one for each step. */
export function BandFields({ typed: { basis, bands }, error, onChange }: BandFieldsProps) {
  const patch = (key: number, change: Partial<TypedBand>) =>
    onChange(bands.map((band) => (band.key === key ? { ...band, ...change } : band)));
  if (basis === 'flat') {
    const [band] = bands;
    if (!band) return null;
    return (
      <MoneyInput
        label={say('rate.price')}
        className={styles.lead}
        error={error}
        value={band.price}
        onChange={(price) => patch(band.key, { price })}
      />
    );
  }
  const Measure = basis === 'weight' ? CountInput : MoneyInput;
  return (
    <Stack gap={2}>
      <div className={styles.bands}>
        <span className={styles.bandHead} aria-hidden="true">
          {say(`band.head.${basis}`)}
        </span>
        <span className={styles.bandHead} aria-hidden="true">
          {say('band.head.price')}
        </span>
        <span />
        {bands.map((band, index) => (
          <Fragment key={band.key}>
            <Measure
              hideLabel
              label={say(`band.upTo.${basis}`, { step: index + 1 })}
              placeholder={say('band.noEnd')}
              value={band.up_to}
              onChange={(up_to) => patch(band.key, { up_to })}
            />
            <MoneyInput
              hideLabel
              label={say('band.price', { step: index + 1 })}
              value={band.price}
              onChange={(price) => patch(band.key, { price })}
            />
            <IconButton
              label={say('band.remove', { step: index + 1 })}
              icon={<XIcon size={16} />}
              disabled={bands.length === 1}
              onClick={() => onChange(bands.filter(({ key }) => key !== band.key))}
            />
          </Fragment>
        ))}
      </div>
      {error ? <FormError>{error}</FormError> : <Muted>{say(`band.hint.${basis}`)}</Muted>}
      {bands.length < deliveryLimits.bands && (
        <div>
          <Button
            size="sm"
            icon={<PlusIcon size={16} />}
            onClick={() =>
              onChange([
                ...bands,
                { key: Math.max(...bands.map(({ key }) => key)) + 1, up_to: '', price: '' },
              ])
            }
          >
            {say('band.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
