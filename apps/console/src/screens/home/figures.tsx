import { moduleKeys } from '@sokoni/rules/modules';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SetUp } from '#api/home.ts';
import { countText } from '#parts/count-text.ts';
import { paths } from '#paths.ts';
import { MailIcon, ModulesIcon, ProductsIcon, StaffIcon } from '#ui/icons-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './figures.module.css';

type FigureKey = keyof SetUp['figures'];

const figures: readonly { key: FigureKey; label: string; to: string; icon: ReactNode; of?: number }[] = [
  { key: 'products', label: 'Products', to: paths.products, icon: <ProductsIcon /> },
  { key: 'staff', label: 'People who work here', to: paths.staffSettings, icon: <StaffIcon /> },
  { key: 'open_invites', label: 'Invites without an answer', to: paths.staffSettings, icon: <MailIcon /> },
  {
    key: 'active_modules',
    label: 'Modules on',
    to: paths.modules,
    icon: <ModulesIcon />,
    of: moduleKeys.length,
  },
];

/** The first figures of the store, each a way to what it counts. */
export function Figures({ values }: { values: Readonly<Record<FigureKey, number>> | undefined }) {
  return (
    <ul aria-label="Figures" className={styles.figures}>
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
