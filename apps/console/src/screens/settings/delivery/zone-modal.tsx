import { deliveryLimits, type ZonePlace } from '@sokoni/rules/delivery/delivery';
import { useState } from 'react';
import type { Zone } from '#api/sales/delivery.ts';
import { useAddZone, useChangeZone } from '#api/sales/delivery-changes.ts';
import { CountrySelect } from '#parts/customers/country-select.tsx';
import { sayDelivery as say } from '#sentences/settings/delivery.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { PlaceFields, type TypedPlace } from './place-fields.tsx';
import { useProblems } from './use-problems.ts';

/** Names a zone and what it covers. */
export function ZoneModal({ zone, onClose }: { zone: Zone | null; onClose: () => void }) {
  const [name, setName] = useState(zone?.name ?? '');
  const [covers, setCovers] = useState<'places' | 'elsewhere'>(
    zone?.places.length === 0 ? 'elsewhere' : 'places',
  );
  const [places, setPlaces] = useState<TypedPlace[]>(() => (zone?.places ?? []).map(typedPlace));
  const { problems, setProblems, refuse } = useProblems();
  const addZone = useAddZone();
  const changeZone = useChangeZone();

  function change(next: TypedPlace[]): void {
    setPlaces(next);
    setProblems({});
  }

  async function save(): Promise<void> {
    const wanted = covers === 'elsewhere' ? [] : places.map(keptPlace);
    const problem = covers === 'places' ? placesProblem(places) : undefined;
    if (problem) {
      setProblems({ places: problem });
      return;
    }
    const draft = { name: name.trim(), places: wanted, rates: zone?.rates ?? [] };
    try {
      if (zone) await changeZone.mutateAsync({ ...zone, ...draft });
      else await addZone.mutateAsync(draft);
      toast.success(zone ? say('zone.saved') : say('zone.added', { zone: draft.name }));
      onClose();
    } catch (error) {
      refuse(error);
    }
  }

  return (
    <FormModal
      title={zone ? say('zone.editOf', { zone: zone.name }) : say('zone.add')}
      confirmLabel={zone ? say('save') : say('zone.add')}
      busy={addZone.isPending || changeZone.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={say('zone.name')}
        hint={say('zone.name.hint')}
        autoComplete="off"
        maxLength={deliveryLimits.nameLength}
        error={problems.name}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setProblems({});
        }}
      />
      <Segmented
        label={say('zone.covers')}
        options={[
          { value: 'places', label: say('zone.places') },
          { value: 'elsewhere', label: say('zone.elsewhere') },
        ]}
        value={covers}
        onChange={(next) => {
          setCovers(next);
          setProblems({});
        }}
      />
      {covers === 'elsewhere' ? (
        <Muted>{say('zone.elsewhere.hint')}</Muted>
      ) : (
        <>
          {places.map((place, index) => (
            <PlaceFields
              key={place.country}
              place={place}
              onChange={(next) => change(places.map((one, at) => (at === index ? next : one)))}
              onRemove={() => change(places.filter((_, at) => at !== index))}
            />
          ))}
          <CountrySelect
            label={say('zone.addCountry')}
            optional={false}
            value=""
            onChange={(country) => {
              if (!places.some((place) => place.country === country))
                change([...places, typedPlace({ country, regions: [], cities: [], postal_codes: [] })]);
            }}
          />
        </>
      )}
      {problems.places && <FormError>{problems.places}</FormError>}
    </FormModal>
  );
}

function typedPlace(place: ZonePlace): TypedPlace {
  const { regions, cities, postal_codes } = place;
  return { ...place, isWhole: regions.length + cities.length + postal_codes.length === 0 };
}

function keptPlace({ isWhole, ...place }: TypedPlace): ZonePlace {
  return isWhole ? { country: place.country, regions: [], cities: [], postal_codes: [] } : place;
}

function placesProblem(places: readonly TypedPlace[]): string | undefined {
  if (places.length === 0) return say('zone.noCountry');
  return places.some((place) => !place.isWhole && typedPlace(place).isWhole)
    ? say('zone.parts.none')
    : undefined;
}
