import type { ContactReason } from '#contacts/contact-fields.ts';
import { type AddressDraft, checkCustomer, customerLimits } from '#customers/customer-check.ts';
import type { ImportAction, ImportMode } from '../import-mode.ts';
import type { Finding, FindingColumn, SameCustomerReason } from '../import-reasons.ts';
import type { CustomerImportDraft, ImportedAddress } from './customer-import-draft.ts';

/** An address as it is kept; null for the id of one that is new. */
export interface PlannedAddress extends AddressDraft {
  readonly id: string | null;
  readonly label: string;
  readonly recipient: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postal_code: string;
}

/** What an import can write of a customer; the group is named, empty for none. */
export interface CustomerValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
  readonly group: string;
  /** Minor units; null without a limit. */
  readonly credit_limit: number | null;
}

/** A customer of the store that a draft is about. */
export interface KnownCustomer extends CustomerValues {
  readonly id: string;
  readonly addresses: readonly PlannedAddress[];
}

/** What the import does with one customer. */
export interface CustomerPlan {
  readonly action: ImportAction;
  readonly findings: readonly Finding[];
  /** For a new customer all of it, else what changes. */
  readonly after: Partial<CustomerValues>;
  readonly before: Partial<CustomerValues>;
  /** All of them in their order; null where they stay as they are. */
  readonly addresses: readonly PlannedAddress[] | null;
}

const columns = ['name', 'email', 'phone', 'notes', 'group', 'credit_limit'] as const;

const blank: CustomerValues = { name: '', email: '', phone: '', notes: '', group: '', credit_limit: null };

const blankAddress: PlannedAddress = {
  id: null,
  label: '',
  recipient: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postal_code: '',
  country: '',
};

/**
 * Whom a draft is about: the customer with its ID, else with its e-mail, else with its phone number (and no other e-mail), else
 * one of whom only this name is known. Null for somebody new.
 * @param found those of the store who may be meant
 */
export function meantCustomer<Found extends Pick<KnownCustomer, 'id' | 'name' | 'email' | 'phone'>>(
  draft: CustomerImportDraft,
  found: readonly Found[],
):
  | { readonly ok: true; readonly customer: Found | null }
  | { readonly ok: false; readonly reason: SameCustomerReason } {
  const own = found.find(({ id }) => id === draft.customer_id);
  if (own) return { ok: true, customer: own };
  const mail = draft.email?.toLowerCase();
  const byMail = mail === undefined ? [] : found.filter(({ email }) => email.toLowerCase() === mail);
  const byPhone = found.filter(
    ({ email, phone }) => draft.phone_forms.includes(phone) && (mail === undefined || email === ''),
  );
  const named = byMail.length > 0 ? byMail : byPhone;
  if (named.length > 1) {
    const reason = byMail.length > 0 ? 'email_of_several' : 'phone_of_several';
    return { ok: false, reason: { reason, names: named.map(({ name }) => name) } };
  }
  const [one] = named;
  if (one || mail !== undefined || draft.phone !== undefined) return { ok: true, customer: one ?? null };
  const byName = found.find(({ name, email, phone }) => name === draft.name && email === '' && phone === '');
  return { ok: true, customer: byName ?? null };
}

/** What is to be done with a customer; a cell that says nothing leaves what is there. Addresses are changed or added, never
 * taken away. */
export function planCustomer(
  draft: CustomerImportDraft,
  known: KnownCustomer | null,
  mode: ImportMode,
): CustomerPlan {
  if ((known && mode === 'add') || (!known && mode === 'update')) return idle('skip');
  const findings: Finding[] = [];
  const { name, email, phone, notes, group, credit_limit } = draft;
  const given: Partial<CustomerValues> = Object.fromEntries(
    Object.entries({ name, email, phone, notes, group, credit_limit }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const values: CustomerValues = { ...blank, ...known, ...given };
  const addresses = joinedAddresses(known?.addresses ?? [], draft.addresses);
  const check = checkCustomer({ ...values, addresses: addresses.map(({ address }) => address) });
  const problems: { [field: string]: ContactReason | undefined } = check.ok ? {} : check.fields;
  for (const [field, reason] of Object.entries(problems)) {
    if (reason === undefined) continue;
    const [, index, part] = /^addresses\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const place = index === undefined ? undefined : addresses[Number(index)];
    // What stands in the store already is not the fault of the file.
    if (index !== undefined && place?.row === undefined) continue;
    if (field in blank && known && !(field in given)) continue;
    findings.push({
      row: place?.row ?? draft.row,
      level: 'error',
      column: columnOf(field, part),
      reason,
    });
  }
  if (findings.length > 0) return { ...idle('error'), findings };

  const changed = columns.filter((column) =>
    // A group is the same however its name is written.
    column === 'group' && known
      ? values.group.toLowerCase() !== known.group.toLowerCase()
      : values[column] !== known?.[column],
  );
  const next = addresses.map(({ address }) => address);
  const isMoved = JSON.stringify(next) !== JSON.stringify(known?.addresses ?? []);
  if (known && changed.length === 0 && !isMoved) return idle('same');
  return {
    action: known ? 'update' : 'create',
    findings,
    after: known ? only(values, changed) : only(values, columns),
    before: known ? only(known, changed) : {},
    addresses: isMoved ? next : null,
  };
}

/** An address of the file is the one with its ID, else the one in the same street and town; else it comes after the others. */
function joinedAddresses(
  known: readonly PlannedAddress[],
  given: readonly ImportedAddress[],
): { address: PlannedAddress; row?: number }[] {
  const joined: { address: PlannedAddress; row?: number }[] = known.map((address) => ({ address }));
  for (const { row, id, ...said } of given) {
    const byId = joined.findIndex(({ address }) => id !== undefined && address.id === id);
    const index = byId >= 0 ? byId : joined.findIndex(({ address }) => isSamePlace(address, said));
    const before = joined[index]?.address ?? blankAddress;
    const next = { row, address: { ...before, ...said } };
    if (index < 0) joined.push(next);
    else joined[index] = next;
  }
  return joined;
}

function isSamePlace(address: PlannedAddress, said: Partial<AddressDraft> & { city?: string }): boolean {
  const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
  if (said.line1 === undefined || !same(address.line1, said.line1)) return false;
  return said.city === undefined || address.city === '' || same(address.city, said.city);
}

function idle(action: ImportAction): CustomerPlan {
  return { action, findings: [], after: {}, before: {}, addresses: null };
}

/** The column of what the rule of customers names. */
function columnOf(field: string, part: string | undefined): FindingColumn {
  return (part === undefined ? field : part === 'phone' ? 'address_phone' : part) as FindingColumn;
}

function only<T extends object>(values: T, keys: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<T>;
}

/** So many rows can be one customer. */
export const mostRowsOfCustomer = customerLimits.addresses + 1;
