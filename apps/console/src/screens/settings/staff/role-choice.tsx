import { type AssignableRole, assignableRoles } from '@sokoni/rules/access/roles';
import { type Ref, useId } from 'react';
import { roleLabel } from '#sentences/roles.ts';
import { sayStaff } from '#sentences/settings/staff.ts';
import { ChoiceCard } from '#ui/fields/choice-card.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import styles from './staff.module.css';

interface RoleChoiceProps {
  legend: string;
  /** Empty until one is chosen. */
  value: AssignableRole | '';
  onChange: (role: AssignableRole) => void;
  error?: string | undefined;
  /** The first choice, to be focused when none was made. */
  ref?: Ref<HTMLInputElement>;
}

/** One of the roles that can be given, each with what it may do. */
export function RoleChoice({ legend, value, onChange, error, ref }: RoleChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.roles}>
      <legend>{legend}</legend>
      {assignableRoles.map((role, index) => (
        <ChoiceCard
          key={role}
          ref={index === 0 ? ref : undefined}
          type="radio"
          name={name}
          value={role}
          checked={role === value}
          onChange={() => onChange(role)}
          title={roleLabel(role)}
          description={sayStaff(`about.${role}`)}
        />
      ))}
      <FormError>{error}</FormError>
    </fieldset>
  );
}
