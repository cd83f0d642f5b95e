import { type ModuleKey, moduleKeys } from '@sokoni/rules/modules';
import { can } from '@sokoni/rules/roles';
import { moduleGroups } from '@sokoni/rules/suggested-modules';
import { useEffect, useId } from 'react';
import { useModules } from '#api/modules.ts';
import type { ModuleMap } from '#api/types.ts';
import { guideFlag } from '#parts/guide-flags.ts';
import { ModuleGrid } from '#parts/module-card.tsx';
import { QueryFailed } from '#parts/query-failed.tsx';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { Card } from '#ui/card.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ModuleSwitch } from './module-switch.tsx';
import styles from './modules.module.css';

/** SPEC section 2 "Module settings card", for all ten: what suits the store first, then the rest. */
export function ModulesScreen() {
  const store = useSession((session) => session.activeStore);
  const maySwitch = useSession((session) => can.switchModules(rolesHere(session)));
  const { data, error, refetch, isFetching } = useModules();
  const storeId = store?.id;

  useEffect(() => {
    if (storeId) guideFlag(storeId, 'review_modules').set(true);
  }, [storeId]);

  if (!store) return null;
  const { recommended, remaining } = moduleGroups(store);
  const on = data && moduleKeys.filter((key) => data[key]?.status === 'active').length;
  return (
    <Page>
      <PageHeader
        title="Modules"
        description="Switch on what this store needs, and leave the rest off. What a module adds to the menu comes as soon as it is built."
        badge={
          on !== undefined && (
            <span className={styles.count}>
              {on} of {moduleKeys.length} on
            </span>
          )
        }
      />
      {!maySwitch && (
        <NotificationCard title="You can look, not switch">
          Modules are switched by the owner, an admin or a store manager.
        </NotificationCard>
      )}
      {data && (
        <>
          <Group title="Recommended for you" keys={recommended} modules={data} maySwitch={maySwitch} />
          <Group title="More modules" keys={remaining} modules={data} maySwitch={maySwitch} />
        </>
      )}
      {!data && error && (
        <Card>
          <QueryFailed
            title="The modules could not be loaded"
            error={error}
            isFetching={isFetching}
            refetch={refetch}
          />
        </Card>
      )}
      {!data && !error && (
        <>
          <GroupSkeleton title="Recommended for you" count={recommended.length} />
          <GroupSkeleton title="More modules" count={remaining.length} />
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
            <Skeleton shape="block" height="6.125rem" />
          </li>
        ))}
      </ModuleGrid>
    </section>
  );
}
