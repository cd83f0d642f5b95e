import { dotText } from '@sokoni/messages/list-text';
import { PlusIcon, SearchIcon, XIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCustomerSearch } from '#api/customers/customers.ts';
import type { CustomerRow } from '#contract-types.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayCustomerPicker } from '#sentences/customers/picker.ts';
import { useSession } from '#session/session.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Combo } from '#ui/menus/combo.tsx';
import type { SelectOption } from '#ui/menus/select-options.ts';
import styles from './customer-picker.module.css';
import { draftFrom, type NewCustomerDraft } from './new-customer-draft.ts';
import { NewCustomerFields } from './new-customer-fields.tsx';

/** What is shown of a customer who is picked. */
export type PickedCustomer = Pick<CustomerRow, 'id' | 'name' | 'phone' | 'email' | 'outstanding'>;

interface CustomerPickerProps {
  value: PickedCustomer | null;
  onChange: (customer: PickedCustomer | null) => void;
  /** Whether a new customer is being typed who is not added yet: a form around it doesn't go on without them. */
  onAdding?: (isAdding: boolean) => void;
  label?: string;
  /** An order may go to nobody in particular. */
  optional?: boolean;
  /** `lg` on the selling screen. */
  size?: 'md' | 'lg';
  error?: string | undefined;
  id?: string;
  /** Only somebody who is there already, and not this one. */
  otherThan?: string;
}

const shown = 5;
const add = 'add';

/** One of the customers, searched, or added on the spot; by keyboard alone. */
export function CustomerPicker({ value, onChange, onAdding, ...field }: CustomerPickerProps) {
  const { size = 'md' } = field;
  const place = useRef<HTMLDivElement>(null);
  /** After a choice the keyboard goes on where the choice stands. */
  const isMoving = useRef(false);
  const [adding, setAdding] = useState<NewCustomerDraft | null>(null);

  const state = value?.id ?? (adding ? 'adding' : 'searching');
  useEffect(() => {
    if (isMoving.current && state !== 'adding') {
      place.current?.querySelector<HTMLElement>('input, button')?.focus();
    }
    isMoving.current = false;
  }, [state]);

  const tellAdding = useEffectEvent((isAdding: boolean) => onAdding?.(isAdding));
  const isAdding = state === 'adding';
  useEffect(() => {
    if (!isAdding) return;
    tellAdding(true);
    return () => tellAdding(false);
  }, [isAdding]);

  function pick(customer: PickedCustomer | null): void {
    isMoving.current = true;
    setAdding(null);
    onChange(customer);
  }

  return (
    <div ref={place}>
      {value ? (
        <Picked customer={value} size={size} onRemove={() => pick(null)} />
      ) : adding ? (
        <NewCustomerFields
          addId={field.id}
          draft={adding}
          size={size}
          isUnfinished={field.error !== undefined}
          onAdded={pick}
          onCancel={() => {
            isMoving.current = true;
            setAdding(null);
          }}
        />
      ) : (
        <CustomerSearch {...field} onPick={pick} onAdd={setAdding} />
      )}
    </div>
  );
}

function Picked(props: { customer: PickedCustomer; size: 'md' | 'lg'; onRemove: () => void }) {
  const { customer, size, onRemove } = props;
  const money = useMoneyText();
  const details = dotText([customer.phone, customer.email]);
  return (
    <div className={styles.picked} data-size={size}>
      <Avatar name={customer.name} size={36} />
      <span className={styles.words}>
        <span className={styles.name}>{customer.name}</span>
        {details && <span className={styles.details}>{details}</span>}
        {customer.outstanding ? (
          <span className={styles.balance}>
            {sayCustomerPicker('picked.outstanding', { amount: money(customer.outstanding) })}
          </span>
        ) : null}
      </span>
      <IconButton
        size={size === 'lg' ? 'lg' : 'sm'}
        label={sayCustomerPicker('picked.remove', { name: customer.name })}
        icon={<XIcon size={18} />}
        onClick={onRemove}
      />
    </div>
  );
}

interface CustomerSearchProps extends Omit<CustomerPickerProps, 'value' | 'onChange' | 'onAdding'> {
  onPick: (customer: PickedCustomer) => void;
  onAdd: (draft: NewCustomerDraft) => void;
}

function CustomerSearch(props: CustomerSearchProps) {
  const {
    onPick,
    onAdd,
    label = sayCustomerPicker('search.label'),
    optional,
    size,
    error,
    otherThan,
    id,
  } = props;
  const country = useSession(({ activeStore }) => activeStore?.country) ?? '';
  const { text, words, isTyping, setText } = useTypedSearch();
  const [isAsked, setIsAsked] = useState(false);
  // One more, for the one that is left out.
  const found = useCustomerSearch(words, shown + (otherThan === undefined ? 0 : 1));
  const isCurrent = words !== '' && !isTyping && !found.isLoading;
  const customers = (found.data?.items ?? []).filter(({ id }) => id !== otherThan).slice(0, shown);
  const added = otherThan === undefined ? [addOption(words)] : [];

  return (
    <Combo
      field={
        <TextField
          id={id}
          label={label}
          optional={optional}
          size={size}
          error={error}
          placeholder={sayCustomerPicker('search.hint')}
          spellCheck={false}
          maxLength={100}
          start={<SearchIcon size={18} />}
        />
      }
      label={sayCustomerPicker('search.list')}
      value={text}
      onChange={setText}
      options={isCurrent ? [...customers.map(optionOf), ...added] : []}
      open={isAsked && isCurrent}
      onOpenChange={setIsAsked}
      takesFirst
      isAnswered={isCurrent}
      emptyText={sayCustomerPicker('search.none')}
      onChoose={(option) => {
        const customer = customers.find((one) => one.id === option.value);
        if (customer) onPick(customer);
        else onAdd(draftFrom(words, country));
      }}
    />
  );
}

function optionOf({ id, name, phone, email }: CustomerRow): SelectOption {
  return {
    value: id,
    label: name,
    description: dotText([phone, email]) || undefined,
    start: <Avatar name={name} size={32} />,
  };
}

function addOption(words: string): SelectOption {
  return {
    value: add,
    label: sayCustomerPicker('search.add', { words }),
    start: <PlusIcon size={18} />,
    isAddition: true,
  };
}
