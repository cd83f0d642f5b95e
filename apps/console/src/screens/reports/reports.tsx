import { allows } from '@sokoni/rules/roles';
import { Link } from 'react-router';
import { reportsFor } from '#parts/report-names.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { Card } from '#ui/card.tsx';
import { ChartIcon, InventoryIcon, MoneyIcon } from '#ui/icons-more.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './reports.module.css';

const groups = [
  { group: 'Sales', icon: ChartIcon },
  { group: 'Money', icon: MoneyIcon },
  { group: 'Stock', icon: InventoryIcon },
] as const;

/** What there is to read. */
export function ReportsScreen() {
  const seesReports = allows(useSession(rolesHere), 'seeReports');
  const offered = reportsFor(seesReports);
  return (
    <Page>
      <PageHeader
        title="Reports"
        description={
          seesReports
            ? 'Every figure opens the orders behind it.'
            : 'The sales of today. Every figure opens the orders behind it.'
        }
      />
      {groups.map(({ group, icon: GroupIcon }) => {
        const ofGroup = offered.filter((report) => report.group === group);
        return (
          ofGroup.length > 0 && (
            <Card key={group} title={group}>
              <ul className={styles.list}>
                {ofGroup.map(({ name, title, description }) => (
                  <li key={name}>
                    <Link to={paths.report(name)} className={styles.way}>
                      <span className={styles.icon}>
                        <GroupIcon size={18} />
                      </span>
                      <span>
                        <span className={styles.title}>{title}</span>
                        <span className={styles.words}>{description}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          )
        );
      })}
    </Page>
  );
}
