import { roles } from '@sokoni/rules/access/roles';
import { CheckIcon } from 'lucide-react';
import { roleLabel } from '#sentences/roles.ts';
import { sayStaff } from '#sentences/settings/staff.ts';
import { Card } from '#ui/layout/card.tsx';
import { roleLines } from './role-lines.ts';
import styles from './role-table.module.css';

/** Who may do what, at a glance. */
export function RoleTable() {
  return (
    <Card title={sayStaff('permissions.title')} flush>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard */}
      <div role="group" aria-label={sayStaff('permissions.title')} tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {roles.map((role) => (
                <th key={role} scope="col">
                  {roleLabel(role)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roleLines().map(({ permission, answers }) => (
              <tr key={permission}>
                <th scope="row">{sayStaff(`may.${permission}`)}</th>
                {answers.map(({ role, may }) => (
                  <td key={role} data-may={may || undefined}>
                    {may ? <CheckIcon size={18} /> : <span aria-hidden="true">–</span>}
                    <span className="visually-hidden">
                      {sayStaff(may ? 'permissions.yes' : 'permissions.no')}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
