import { can } from '@sokoni/rules/access/roles';
import { type ModuleKey, moduleKeys } from '@sokoni/rules/modules/modules';
import { moduleGroups } from '@sokoni/rules/modules/recommended-modules';
import { useEffect, useId } from 'react';
import { useModules } from '#api/stores/modules.ts';
import { useChangeGuide } from '#api/stores/stores.ts';
import type { ModuleMap } from '#contract-types.ts';
import { Page } from '#parts/pages/page.tsx';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { isMirrored } from '#parts/stores/guide-flags.ts';
import { ModuleGrid } from '#parts/stores/module-card.tsx';
import { sayModules } from '#sentences/modules.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ModuleSwitch } from './module-switch.tsx';
import styles from './modules.module.css';

/** SPEC section 2 "Module settings card", for all ten: what suits the store first, then the rest. */
export function ModulesScreen() {
  const store = useSession((session) => session.activeStore);
  const maySwitch = useSession((session) => can.switchModules(rolesHere(session)));
  const { data, error, refetch, isFetching } = useModules();
  const storeId = store?.id;

  const setsUp = useSession((session) => can.editStore(rolesHere(session)));
  const { mutate: changeGuide } = useChangeGuide();
  useEffect(() => {
    if (storeId && setsUp && !isMirrored(storeId, 'review_modules')) {
      changeGuide({ step: 'review_modules', skipped: true });
    }
  }, [storeId, setsUp, changeGuide]);

  if (!store) return null;
  const { recommended, remaining } = moduleGroups(store);
  const on = data && moduleKeys.filter((key) => data[key]?.status === 'active').length;
  return (
    <Page>
      <PageHeader
        title={sayModules('title')}
        description={sayModules('description')}
        badge={
          on !== undefined && (
            <span className={styles.count}>{sayModules('count', { on, all: moduleKeys.length })}</span>
          )
        }
      />
      {!maySwitch && (
        <NotificationCard title={sayModules('viewOnly')}>{sayModules('viewOnly.text')}</NotificationCard>
      )}
      {data && (
        <>
          <Group title={sayModules('recommended')} keys={recommended} modules={data} maySwitch={maySwitch} />
          <Group title={sayModules('more')} keys={remaining} modules={data} maySwitch={maySwitch} />
        </>
      )}
      {!data && error && (
        <Card>
          <QueryFailed title={sayModules('failed')} error={error} isFetching={isFetching} refetch={refetch} />
        </Card>
      )}
      {!data && !error && (
        <>
          <GroupSkeleton title={sayModules('recommended')} count={recommended.length} />
          <GroupSkeleton title={sayModules('more')} count={remaining.length} />
        </>
      )}
    </Page>
  );
}

interface GroupProps {
  title: string;
  keys: readonly ModuleKey[];
  modules: ModuleMap;
  maySwitch: boolean;
}

function Group({ title, keys, modules, maySwitch }: GroupProps) {
  const id = useId();
  const known = keys.flatMap((key) => (modules[key] ? [{ key, module: modules[key] }] : []));
  if (known.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle}>
        {title}
      </h2>
      <ModuleGrid>
        {known.map(({ key, module }) => (
          <ModuleSwitch key={key} moduleKey={key} module={module} disabled={!maySwitch} />
        ))}
      </ModuleGrid>
    </section>
  );
}

/** A group on its way: its cards are as many as they will be. */
function GroupSkeleton({ title, count }: { title: string; count: number }) {
  return (
    <section>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ModuleGrid>
        {Array.from({ length: count }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
          <li key={card}>
            <Skeleton shape="block" height="7.5rem" />
          </li>
        ))}
      </ModuleGrid>
    </section>
  );
}
