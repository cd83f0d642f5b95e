import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useCustomerSearch } from '#api/customers.ts';
import type { CustomerRow } from '#api/types.ts';
import { useSession } from '#session/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon, PlusIcon, SearchIcon } from '#ui/icons.tsx';
import selectStyles from '#ui/select-field.module.css';
import { SelectList } from '#ui/select-list.tsx';
import { placeAfter, type SelectOption } from '#ui/select-options.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePopup } from '#ui/use-popup.ts';
import styles from './customer-picker.module.css';
import { useMoneyText } from './money-text.ts';
import { draftFrom, type NewCustomerDraft } from './new-customer-draft.ts';
import { NewCustomerFields } from './new-customer-fields.tsx';
import { useSettled } from './use-settled.ts';

/** What is shown of a customer who is picked. */
export type PickedCustomer = Pick<CustomerRow, 'id' | 'name' | 'phone' | 'email' | 'owed'>;

interface CustomerPickerProps {
  value: PickedCustomer | null;
  onChange: (customer: PickedCustomer | null) => void;
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

/** One of the customers, found by a part of name, phone or e-mail, or added on the spot; by keyboard alone. */
export function CustomerPicker({ value, onChange, ...field }: CustomerPickerProps) {
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
          draft={adding}
          size={size}
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
  const details = [customer.phone, customer.email].filter(Boolean).join(' · ');
  return (
    <div className={styles.picked} data-size={size}>
      <Avatar name={customer.name} size={36} />
      <span className={styles.words}>
        <span className={styles.name}>{customer.name}</span>
        {details && <span className={styles.details}>{details}</span>}
        {customer.owed ? <span className={styles.owes}>Owes {money(customer.owed)}</span> : null}
      </span>
      <IconButton
        size={size === 'lg' ? 'lg' : 'sm'}
        label={`Take ${customer.name} off`}
        icon={<CloseIcon size={18} />}
        onClick={onRemove}
      />
    </div>
  );
}

interface CustomerSearchProps extends Omit<CustomerPickerProps, 'value' | 'onChange'> {
  onPick: (customer: PickedCustomer) => void;
  onAdd: (draft: NewCustomerDraft) => void;
}

function CustomerSearch(props: CustomerSearchProps) {
  const { onPick, onAdd, label = 'Customer', optional, size, error, otherThan, ...rest } = props;
  const made = useId();
  const id = rest.id ?? made;
  const country = useSession(({ activeStore }) => activeStore?.country) ?? '';
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [active, setActive] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const words = useSettled(text.trim(), 120);
  // One more, for the one that is left out.
  const found = useCustomerSearch(words, shown + (otherThan === undefined ? 0 : 1));
  // Enter chooses what is there for these very letters, never what was there for the ones before.
  const isCurrent = words !== '' && words === text.trim() && !found.isLoading;
  const others = (found.data?.items ?? []).filter(({ id }) => id !== otherThan).slice(0, shown);
  const customers = isCurrent ? others : [];
  const added = isCurrent && otherThan === undefined ? [addOption(words)] : [];
  const options = [...customers.map(optionOf), ...added];
  const open = isAsked && isCurrent;
  usePopup(open, place, popup, () => setIsAsked(false));

  function choose(option: SelectOption | undefined): void {
    const customer = customers.find((one) => one.id === option?.value);
    if (customer) onPick(customer);
    else if (option) onAdd(draftFrom(words, country));
  }

  function press(event: KeyboardEvent): void {
    const next = event.key.startsWith('Arrow') ? placeAfter(event.key, active, options.length) : null;
    if (next !== null && !open) setIsAsked(true);
    else if (next !== null) setActive(next);
    else if (event.key === 'Enter' && text.trim() !== '') {
      if (open) choose(options[active]);
    } else if (event.key === 'Escape' && open) setIsAsked(false);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={place}>
      <TextField
        id={id}
        label={label}
        optional={optional}
        size={size}
        error={error}
        placeholder="Name, phone or e-mail"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        start={<SearchIcon size={18} />}
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open && options.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={open && options.length > 0 ? `${id}-list-${active}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsAsked(true);
          setActive(0);
        }}
        onClick={() => setIsAsked(true)}
        onKeyDown={press}
        onBlur={() => setIsAsked(false)}
      />
      <div ref={popup} popover="manual" className={selectStyles.popup}>
        {open && (
          <SelectList
            id={`${id}-list`}
            label="Customers"
            options={options}
            value={null}
            active={active}
            emptyText="Nobody found"
            onPoint={setActive}
            onChoose={choose}
          />
        )}
      </div>
    </div>
  );
}

function optionOf({ id, name, phone, email }: CustomerRow): SelectOption {
  return {
    value: id,
    label: name,
    description: [phone, email].filter(Boolean).join(' · ') || undefined,
    start: <Avatar name={name} size={32} />,
  };
}

function addOption(words: string): SelectOption {
  return { value: add, label: `Add new customer “${words}”`, start: <PlusIcon size={18} /> };
}
