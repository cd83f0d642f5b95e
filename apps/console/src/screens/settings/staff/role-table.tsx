import { roleLabels, roles } from '@sokoni/rules/access/roles';
import { CheckIcon } from 'lucide-react';
import { Card } from '#ui/layout/card.tsx';
import styles from './role-table.module.css';
import { roleLines } from './role-texts.ts';

/** Who may do what, at a glance. */
export function RoleTable() {
  return (
    <Card title="Permissions by role" flush>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard */}
      <div role="group" aria-label="Permissions by role" tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {roles.map((role) => (
                <th key={role} scope="col">
                  {roleLabels[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roleLines().map(({ text, answers }) => (
              <tr key={text}>
                <th scope="row">{text}</th>
                {answers.map(({ role, may }) => (
                  <td key={role} data-may={may || undefined}>
                    {may ? <CheckIcon size={18} /> : <span aria-hidden="true">–</span>}
                    <span className="visually-hidden">{may ? 'Yes' : 'No'}</span>
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
