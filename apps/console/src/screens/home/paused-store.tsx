import { allows } from '@sokoni/rules/access/roles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayHome } from '#sentences/home.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Badge } from '#ui/display/badge.tsx';
import styles from './sales-overview.module.css';

/** That nobody can visit the online store, for who may open it. */
export function PausedStore() {
  if (!allows(useSession(rolesHere), 'manageStorefront')) return null;
  const link = (words: ReactNode[]) => <Link to={paths.storefrontSettings}>{words}</Link>;
  return (
    <p className={styles.test}>
      <Badge tone="attention">{sayHome('paused.badge')}</Badge>
      <span>{richText(sayHome.rich('paused.text', { link }))}</span>
    </p>
  );
}
