import { Link } from 'react-router';
import { useCustomerGroups } from '#api/customers/customers.ts';
import { paths } from '#paths.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { saySupplying as say } from '#sentences/wholesale/parts.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import styles from './form.module.css';

interface GroupChecksProps {
  legend: string;
  hint: string;
  /** Ids of groups. */
  value: readonly string[];
  onChange: (groupIds: readonly string[]) => void;
}

/** Which groups of customers. */
export function GroupChecks({ legend, hint, value, onChange }: GroupChecksProps) {
  const groups = useCustomerGroups().data;
  return (
    <fieldset className={styles.checks}>
      <legend className={styles.legend}>{legend}</legend>
      {groups?.length === 0 ? (
        <Muted>
          {richText(say.rich('groups.none', { link: (words) => <Link to={paths.customers}>{words}</Link> }))}
        </Muted>
      ) : (
        <>
          {groups?.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={value.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, id] : value.filter((one) => one !== id))
              }
            />
          ))}
          <Muted className={styles.hint}>{hint}</Muted>
        </>
      )}
    </fieldset>
  );
}
