import { allows } from '@sokoni/rules/access/roles';
import { BanknoteIcon, ChartColumnIcon, WarehouseIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Page } from '#parts/pages/page.tsx';
import { reportsFor } from '#parts/pages/report-names.ts';
import { paths } from '#paths.ts';
import { sayReportName } from '#sentences/report-names.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import styles from './reports.module.css';

const groups = [
  { group: 'sales', icon: ChartColumnIcon },
  { group: 'money', icon: BanknoteIcon },
  { group: 'stock', icon: WarehouseIcon },
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
            ? 'Select a figure to see its orders.'
            : 'Today’s sales. Select a figure to see its orders.'
        }
      />
      {groups.map(({ group, icon: GroupIcon }) => {
        const ofGroup = offered.filter((report) => report.group === group);
        return (
          ofGroup.length > 0 && (
            <Card key={group} title={sayReportName(`group.${group}`)}>
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
