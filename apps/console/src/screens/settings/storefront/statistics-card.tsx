import { useController } from 'react-hook-form';
import { sayStorefront as say } from '#sentences/settings/storefront.ts';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { PreferenceCardProps } from './preference-form-type.ts';

/** Whether visits are counted; who visits is asked. */
export function StatisticsCard({ form: { control } }: PreferenceCardProps) {
  const { value, onChange } = useController({ control, name: 'counts_visits' }).field;
  return (
    <Card title={say('statistics.title')}>
      <Toggle
        label={say('statistics.visits')}
        hint={say('statistics.visits.hint')}
        checked={value}
        onChange={onChange}
      />
    </Card>
  );
}
