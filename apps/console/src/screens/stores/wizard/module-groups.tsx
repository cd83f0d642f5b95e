import { isComingSoon, type ModuleKey, modules } from '@sokoni/rules/modules/modules';
import { moduleGroups } from '@sokoni/rules/modules/recommended-modules';
import { offerOf, type StoreDraft } from '@sokoni/rules/stores/store-draft';
import { useId } from 'react';
import { ModuleCard, ModuleGrid } from '#parts/stores/module-card.tsx';
import styles from '#screens/stores/stores.module.css';
import { sayModule } from '#sentences/stores/modules.ts';
import { sayStoreWizard } from '#sentences/stores/wizard.ts';
import { Stack } from '#ui/layout/layout.tsx';

interface ModuleGroupsProps {
  draft: StoreDraft;
  change: (changed: Partial<StoreDraft>) => void;
}

/** SPEC section 2: the recommended modules first, then all the others; on is active, off is disabled. */
export function ModuleGroups({ draft, change }: ModuleGroupsProps) {
  const { recommended, remaining } = moduleGroups(offerOf(draft));
  return (
    <Stack gap={6}>
      <Group title={sayStoreWizard('modules.recommended')} keys={recommended} draft={draft} change={change} />
      <Group title={sayStoreWizard('modules.more')} keys={remaining} draft={draft} change={change} />
    </Stack>
  );
}

function Group({ title, keys, draft, change }: ModuleGroupsProps & { title: string; keys: ModuleKey[] }) {
  const id = useId();
  if (keys.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle}>
        {title}
      </h2>
      <ModuleGrid>
        {keys.map((key) => (
          <ModuleCard
            key={key}
            title={sayModule(`title.${key}`)}
            description={sayModule(`description.${key}`)}
            image={modules[key].image}
            comingSoon={isComingSoon(key)}
            on={draft[key] === 'active'}
            onToggle={(on) => change({ [key]: on ? 'active' : 'disabled' })}
          />
        ))}
      </ModuleGrid>
    </section>
  );
}
