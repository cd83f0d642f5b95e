import { SUBDOMAIN_MAX_LENGTH } from '@sokoni/rules/stores/subdomain';
import { CheckIcon } from 'lucide-react';
import type { Ref } from 'react';
import { config } from '#config.ts';
import { sayStorePart } from '#sentences/stores/parts.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './subdomain-field.module.css';
import type { SubDomainAvailability } from './use-subdomain-availability.ts';

interface SubDomainFieldProps {
  value: string;
  onChange: (label: string) => void;
  onBlur?: () => void;
  /** Of `useSubDomainAvailability`. */
  availability: SubDomainAvailability;
  error?: string | undefined;
  size?: 'md' | 'lg';
  ref?: Ref<HTMLInputElement>;
}

/** SPEC section 2: a free storefront sub-domain with the fixed suffix, and whether it can be had. */
export function SubDomainField({ value, onChange, availability, error, ...field }: SubDomainFieldProps) {
  return (
    <TextField
      {...field}
      label={sayStorePart('subDomain.label')}
      value={value}
      // What a domain cannot hold anyway is put right while typing; the rest is said.
      onChange={(event) => onChange(event.target.value.toLowerCase().trimStart().replace(/\s+/g, '-'))}
      suffix={
        <span>
          {/* On a phone the address stands whole below what is typed, so that a long label is not hidden. */}
          <span className={styles.whole} aria-hidden="true">
            {value}
          </span>
          <span>.{config.storefrontHost}</span>
        </span>
      }
      foldSuffix
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={SUBDOMAIN_MAX_LENGTH}
      error={error ?? (availability.state === 'refused' ? availability.message : undefined)}
      hint={<span aria-live="polite">{hintOf(availability)}</span>}
    />
  );
}

function hintOf(availability: SubDomainAvailability) {
  switch (availability.state) {
    case 'checking':
      return sayStorePart('subDomain.checking');
    case 'free':
      return (
        <span className={styles.free}>
          <CheckIcon size={16} />
          {availability.message}
        </span>
      );
    default:
      return sayStorePart('subDomain.hint');
  }
}
