import { Link } from 'react-router';
import type { Zone } from '#api/sales/delivery.ts';
import { paths } from '#paths.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayManualPayments as say } from '#sentences/settings/storefront.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { allZones } from './manual-payment-fields.ts';

interface ZoneChoiceProps {
  zones: readonly Zone[];
  /** `all`, or the ids of zones with a blank between. */
  value: string;
  onChange: (value: string) => void;
}

/** In which zones customers pay on delivery. */
export function ZoneChoice({ zones, value, onChange }: ZoneChoiceProps) {
  const chosen = value === allZones ? zones.map(({ id }) => id) : value.split(' ').filter(Boolean);
  if (zones.length === 0 && value === allZones)
    return (
      <Muted>
        {richText(
          say.rich('delivery.noZones', { link: (words) => <Link to={paths.deliverySettings}>{words}</Link> }),
        )}
      </Muted>
    );
  return (
    <Stack gap={2}>
      <Segmented
        label={say('delivery.zones')}
        options={[
          { value: 'all', label: say('delivery.allZones') },
          { value: 'some', label: say('delivery.someZones') },
        ]}
        value={value === allZones ? 'all' : 'some'}
        onChange={(next) => onChange(next === 'all' ? allZones : zones.map(({ id }) => id).join(' '))}
      />
      {value !== allZones &&
        zones.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(event) =>
              // In the order of the zones; one that was deleted meanwhile goes.
              onChange(
                zones
                  .map((zone) => zone.id)
                  .filter((one) => (one === id ? event.target.checked : chosen.includes(one)))
                  .join(' '),
              )
            }
          />
        ))}
    </Stack>
  );
}
