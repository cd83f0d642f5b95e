import { type StoreChannels, type StoreModule, storeModules } from '@sokoni/rules/modules/suggested-modules';
import { type Ref, useId } from 'react';
import { sayStorePart } from '#sentences/stores/parts.ts';
import { sayStoreModule } from '#sentences/stores/store-modules.ts';
import { ChoiceCard, ChoiceGrid } from '#ui/fields/choice-card.tsx';
import { Stack } from '#ui/layout/layout.tsx';

interface ChannelChoiceProps {
  /** The question, for screen readers; it stands above the choice already. */
  legend: string;
  channels: StoreChannels;
  onChange: (changed: Partial<StoreChannels>) => void;
  /** The first choice, to be focused when none was made. */
  ref?: Ref<HTMLInputElement>;
}

const drawings: Record<StoreModule, string> = { general_store: 'pos_retail', restaurant: 'pos_restaurant' };

/** SPEC section 2: online, in person or both; in person is retail or a restaurant. */
export function ChannelChoice({ legend, channels, onChange, ref }: ChannelChoiceProps) {
  const name = useId();
  return (
    <Stack gap={6}>
      <ChoiceGrid legend={legend} hideLegend narrow>
        <ChoiceCard
          ref={ref}
          type="checkbox"
          layout="tile"
          drawing="channel_online"
          title={sayStorePart('channel.online')}
          description={sayStorePart('channel.online.hint')}
          checked={channels.web_support}
          onChange={(event) => onChange({ web_support: event.target.checked })}
        />
        <ChoiceCard
          type="checkbox"
          layout="tile"
          drawing="channel_in_person"
          title={sayStorePart('channel.inPerson')}
          description={sayStorePart('channel.inPerson.hint')}
          checked={channels.pos_support}
          onChange={(event) => onChange({ pos_support: event.target.checked })}
        />
      </ChoiceGrid>
      {channels.pos_support && (
        <ChoiceGrid legend={sayStorePart('channel.kind')} narrow>
          {storeModules.map((storeModule) => (
            <ChoiceCard
              key={storeModule}
              type="radio"
              name={name}
              drawing={drawings[storeModule]}
              title={sayStoreModule(`title.${storeModule}`)}
              description={sayStoreModule(`description.${storeModule}`)}
              checked={channels.store_module === storeModule}
              onChange={() => onChange({ store_module: storeModule })}
            />
          ))}
        </ChoiceGrid>
      )}
    </Stack>
  );
}
