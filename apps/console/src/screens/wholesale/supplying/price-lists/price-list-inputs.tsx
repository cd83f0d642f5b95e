import { priceListLimits } from '@sokoni/rules/wholesale/price-breaks';
import { sayPriceLists as say } from '#sentences/wholesale/price-lists.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { GroupChecks } from '../form/group-checks.tsx';
import { PercentInput } from '../form/percent-input.tsx';
import { fieldId, type TypedForm } from '../form/use-typed-form.ts';
import type { PriceListFields } from './price-list-fields.ts';

/** What a price list is called, what comes off, and who buys by it. */
export function PriceListInputs({ form: { typed, problems, change } }: { form: TypedForm<PriceListFields> }) {
  return (
    <>
      <TextField
        id={fieldId('name')}
        label={say('field.name')}
        placeholder={say('field.name.example')}
        autoComplete="off"
        maxLength={priceListLimits.nameLength}
        error={problems.name}
        value={typed.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <PercentInput
        id={fieldId('percent_off')}
        label={say('field.percentOff')}
        optional
        hint={say('field.percentOff.hint')}
        error={problems.percent_off}
        value={typed.percent_off}
        onChange={(percent_off) => change({ percent_off })}
      />
      <GroupChecks
        legend={say('field.groups')}
        hint={say('field.groups.hint')}
        value={typed.group_ids}
        onChange={(group_ids) => change({ group_ids })}
      />
    </>
  );
}
