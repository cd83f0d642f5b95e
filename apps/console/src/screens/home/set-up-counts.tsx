import { moduleKeys } from '@sokoni/rules/modules/modules';
import { BlocksIcon, IdCardIcon, MailIcon, PackageIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SetUp } from '#api/insights/home.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { paths } from '#paths.ts';
import { sayHome } from '#sentences/home.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from './set-up-counts.module.css';

type FigureKey = Exclude<keyof SetUp['figures'], 'samples'>;

const figures: readonly { key: FigureKey; to: string; icon: ReactNode; of?: number }[] = [
  { key: 'products', to: paths.products, icon: <PackageIcon /> },
  { key: 'staff', to: paths.staffSettings, icon: <IdCardIcon /> },
  { key: 'open_invites', to: paths.staffSettings, icon: <MailIcon /> },
  {
    key: 'active_modules',

    to: paths.modules,
    icon: <BlocksIcon />,
    of: moduleKeys.length,
  },
];

/** The first figures of the store, each a way to what it counts. */
export function Figures({ values }: { values: Readonly<Record<FigureKey, number>> | undefined }) {
  return (
    <ul aria-label={sayHome('figures.label')} className={styles.figures}>
      {figures.map(({ key, to, icon, of }) => (
        <li key={key}>
          <Link to={to} className={styles.figure}>
            <span className={styles.icon}>{icon}</span>
            <span className={styles.number}>
              {values ? countText(values[key]) : <Skeleton width="2rem" height="1.5rem" />}
              {values && of !== undefined && (
                <span className={styles.of}>{sayHome('figures.of', { all: of })}</span>
              )}
            </span>
            <span className={styles.label}>{sayHome(`figures.${key}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
