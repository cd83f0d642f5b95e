import { dotText } from '@sokoni/messages/list-text';
import {
  contestedFields,
  type MergedField,
  mergedFields,
  mergedValues,
  missingFields,
} from '@sokoni/rules/customers/merge-customers';
import { ChevronsUpDownIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { useCustomerGroups, useMergeCustomers } from '#api/customers/customers.ts';
import type { Customer } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayMerge } from '#sentences/customers/merge.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { ChoiceCard, ChoiceGrid } from '#ui/fields/choice-card.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { MergeFrame } from './merge-customers-frame.tsx';
import styles from './merge-customers-modal.module.css';
import { mergedWords } from './merged-text.ts';

interface MergeBothProps {
  kept: Customer;
  other: Customer;
  /** Of the other, in minor units. */
  credit: number;
  /** The other way round: the one that would go stays. */
  onSwap: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** Both side by side: what stays where they differ, and what goes over. */
export function MergeBoth({ kept, other, credit, onSwap, onBack, onClose }: MergeBothProps) {
  const money = useMoneyText();
  const groups = useCustomerGroups().data ?? [];
  const merge = useMergeCustomers(kept.id);
  const [chosen, setChosen] = useState<readonly MergedField[]>([]);
  const [problem, setProblem] = useState<string>();
  const contested = contestedFields(kept, other);
  const missing = missingFields(kept, other);
  const taken = [...missing, ...chosen.filter((field) => contested.includes(field))];
  const merged = mergedValues(kept, other, taken);
  const text = (values: typeof merged, field: MergedField): string => {
    const value = values[field];
    if (field === 'group_id') return groups.find(({ id }) => id === value)?.name ?? '';
    return typeof value === 'number' ? money(value) : (value ?? '');
  };
  const settled = mergedFields.filter((field) => !contested.includes(field) && text(merged, field) !== '');

  async function confirm(): Promise<void> {
    setProblem(undefined);
    try {
      await merge.mutateAsync({
        other_id: other.id,
        version: kept.version,
        other_version: other.version,
        taken,
      });
      toast.success(sayMerge('merge.done'));
      onClose();
    } catch (error) {
      const said = error instanceof ApiError ? error.fields.other_id : undefined;
      if (said) setProblem(said);
      else showFailure(error);
    }
  }

  function swap(): void {
    setChosen([]);
    setProblem(undefined);
    onSwap();
  }

  return (
    <MergeFrame
      onClose={onClose}
      locked={merge.isPending}
      footer={
        <>
          <Button onClick={onBack} disabled={merge.isPending}>
            {sayMerge('merge.change')}
          </Button>
          <Button variant="danger" onClick={() => void confirm()} busy={merge.isPending}>
            {sayMerge('merge.confirm')}
          </Button>
        </>
      }
    >
      <Stack>
        <Grid gap={3} column="14rem">
          <Person fate={sayMerge('merge.keep')} customer={kept} />
          <Person fate={sayMerge('merge.merge')} customer={other} />
        </Grid>
        <div>
          <Button size="sm" icon={<ChevronsUpDownIcon size={16} />} onClick={swap} disabled={merge.isPending}>
            {sayMerge('merge.swap')}
          </Button>
        </div>
        <div className={styles.outcome}>
          <p>{mergedWords(kept, other, credit, money)}</p>
          <p>
            {richText(
              sayMerge.rich('merge.final', {
                ...{ other: other.name, name: merged.name },
                b: (words) => <strong>{words}</strong>,
              }),
            )}
          </p>
        </div>
        {contested.map((field) => (
          <Choice
            key={field}
            field={field}
            kept={text(kept, field)}
            other={text(other, field)}
            isOther={taken.includes(field)}
            onChoose={(isOther) =>
              setChosen((before) => (isOther ? [...before, field] : before.filter((one) => one !== field)))
            }
          />
        ))}
        <DataList
          items={[
            ...settled.map((field) => ({
              term: sayMerge(`field.${field}`),
              value: <span className={styles.value}>{text(merged, field)}</span>,
            })),
            ...(kept.addresses.length + other.addresses.length > 0
              ? [{ term: sayMerge('field.addresses'), value: sayMerge('merge.both') }]
              : []),
          ]}
        />
        <FormError>{problem}</FormError>
      </Stack>
    </MergeFrame>
  );
}

function Person({ fate, customer }: { fate: string; customer: Customer }) {
  const dates = useStoreDates();
  const money = useMoneyText();
  const { name, phone, email, created_at, order_count, outstanding } = customer;
  return (
    <div className={styles.person}>
      <span className={styles.fate}>{fate}</span>
      <span className={styles.name}>{name}</span>
      {[phone, email].filter(Boolean).map((contact) => (
        <span key={contact} className={styles.details}>
          {contact}
        </span>
      ))}
      <span className={styles.details}>
        {dotText([
          sayMerge('person.added', { day: dates.day(created_at) }),
          sayMerge('person.orders', { count: order_count ?? 0 }),
          ...(outstanding ? [sayMerge('person.outstanding', { amount: money(outstanding) })] : []),
        ])}
      </span>
    </div>
  );
}

interface ChoiceProps {
  field: MergedField;
  kept: string;
  other: string;
  isOther: boolean;
  onChoose: (isOther: boolean) => void;
}

function Choice({ field, kept, other, isOther, onChoose }: ChoiceProps) {
  const name = useId();
  const shown = (value: string): ReactNode => <span className={styles.value}>{value}</span>;
  return (
    <ChoiceGrid legend={sayMerge(`field.${field}`)}>
      <ChoiceCard
        type="radio"
        name={name}
        title={shown(kept)}
        checked={!isOther}
        onChange={() => onChoose(false)}
      />
      <ChoiceCard
        type="radio"
        name={name}
        title={shown(other)}
        checked={isOther}
        onChange={() => onChoose(true)}
      />
    </ChoiceGrid>
  );
}
