import { regionNamed, regionsOf } from '@sokoni/rules/contacts/regions';
import { deliveryLimits, type ZonePlace } from '@sokoni/rules/delivery/delivery';
import { XIcon } from 'lucide-react';
import { useCountryName } from '#parts/customers/country-name.ts';
import { sayDelivery as say } from '#sentences/settings/delivery.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { ChipsInput } from '#ui/menus/chips-input.tsx';
import styles from './delivery.module.css';

/** A country of a zone while it is typed: what was named of it stays where it is for as long as the whole of it is chosen. */
export interface TypedPlace extends ZonePlace {
  isWhole: boolean;
}

interface PlaceFieldsProps {
  place: TypedPlace;
  onChange: (place: TypedPlace) => void;
  onRemove: () => void;
}

/** A country of a zone, or what of it belongs there. */
export function PlaceFields({ place, onChange, onRemove }: PlaceFieldsProps) {
  const country = useCountryName()(place.country);
  const regions = regionsOf(place.country);
  const maxLength = deliveryLimits.lineLength;
  return (
    <fieldset className={styles.part}>
      <legend className="visually-hidden">{country}</legend>
      <div className={styles.partHead}>
        <span>{country}</span>
        <IconButton
          size="sm"
          label={say('zone.removeCountry', { country })}
          icon={<XIcon size={16} />}
          onClick={onRemove}
        />
      </div>
      <Segmented
        hideLabel
        label={say('zone.covers')}
        options={[
          { value: 'whole', label: say('zone.whole') },
          { value: 'parts', label: say('zone.parts') },
        ]}
        value={place.isWhole ? 'whole' : 'parts'}
        onChange={(next) => onChange({ ...place, isWhole: next === 'whole' })}
      />
      {!place.isWhole && (
        <>
          <Muted>{say('zone.parts.hint')}</Muted>
          <ChipsInput
            label={say('zone.regions')}
            optional
            suggestions={regions}
            maxLength={maxLength}
            values={place.regions}
            onChange={(typed) =>
              onChange({ ...place, regions: typed.map((region) => regionNamed(place.country, region)) })
            }
          />
          <ChipsInput
            label={say('zone.cities')}
            optional
            maxLength={maxLength}
            values={place.cities}
            onChange={(cities) => onChange({ ...place, cities })}
          />
          <ChipsInput
            label={say('zone.postalCodes')}
            optional
            maxLength={maxLength}
            values={place.postal_codes}
            onChange={(postal_codes) => onChange({ ...place, postal_codes })}
          />
        </>
      )}
    </fieldset>
  );
}
