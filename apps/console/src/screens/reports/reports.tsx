import { allows } from '@sokoni/rules/access/roles';
import { BanknoteIcon, ChartColumnIcon, WarehouseIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Page } from '#parts/pages/page.tsx';
import { reportDescription, reportsFor, reportTitle } from '#parts/pages/report-names.ts';
import { paths } from '#paths.ts';
import { sayReportList } from '#sentences/reports/list.ts';
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
  const roles = useSession(rolesHere);
  const seesReports = allows(roles, 'seeReports');
  const offered = reportsFor(seesReports);
  return (
    <Page>
      <PageHeader
        title={sayReportList('title')}
        description={sayReportList(seesReports ? 'description' : 'today')}
      />
      {groups.map(({ group, icon: GroupIcon }) => {
        const ofGroup = offered.filter((report) => report.group === group);
        return (
          ofGroup.length > 0 && (
            <Card key={group} title={sayReportList(`group.${group}`)}>
              <ul className={styles.list}>
                {ofGroup.map((report) => (
                  <li key={report.name}>
                    <Link to={paths.report(report.name)} className={styles.way}>
                      <span className={styles.icon}>
                        <GroupIcon size={18} />
                      </span>
                      <span>
                        <span className={styles.title}>{reportTitle(report)}</span>
                        <span className={styles.words}>
                          {reportDescription(report, allows(roles, 'seeCosts'))}
                        </span>
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
