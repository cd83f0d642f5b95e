import { moduleKeys } from '@sokoni/rules/modules/modules';
import { BlocksIcon, IdCardIcon, MailIcon, PackageIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SetUp } from '#api/insights/home.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { paths } from '#paths.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from './set-up-counts.module.css';

type FigureKey = keyof SetUp['figures'];

const figures: readonly { key: FigureKey; label: string; to: string; icon: ReactNode; of?: number }[] = [
  { key: 'products', label: 'Products', to: paths.products, icon: <PackageIcon /> },
  { key: 'staff', label: 'Staff', to: paths.staffSettings, icon: <IdCardIcon /> },
  { key: 'open_invites', label: 'Pending invites', to: paths.staffSettings, icon: <MailIcon /> },
  {
    key: 'active_modules',
    label: 'Active modules',
    to: paths.modules,
    icon: <BlocksIcon />,
    of: moduleKeys.length,
  },
];

/** The first figures of the store, each a way to what it counts. */
export function Figures({ values }: { values: Readonly<Record<FigureKey, number>> | undefined }) {
  return (
    <ul aria-label="Key figures" className={styles.figures}>
      {figures.map(({ key, label, to, icon, of }) => (
        <li key={key}>
          <Link to={to} className={styles.figure}>
            <span className={styles.icon}>{icon}</span>
            <span className={styles.number}>
              {values ? countText(values[key]) : <Skeleton width="2rem" height="1.5rem" />}
              {values && of !== undefined && <span className={styles.of}> of {of}</span>}
            </span>
            <span className={styles.label}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
