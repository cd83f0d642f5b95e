import { useRef } from 'react';
import { sayList } from '#sentences/frame/lists.ts';
import tabStyles from '#ui/layout/tabs.module.css';
import { useCurrentInSight } from '#ui/layout/use-current-in-sight.ts';

interface StateTabsProps<Value extends string> {
  views: readonly { value: Value; label: string; count?: number | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** The views of a list; each keeps what it is narrowed by. */
export function StateTabs<Value extends string>({ views, value, onChange }: StateTabsProps<Value>) {
  const list = useRef<HTMLUListElement>(null);
  useCurrentInSight(list, value);
  return (
    <nav aria-label={sayList('views.label')}>
      <ul ref={list} className={tabStyles.tabsInCard}>
        {views.map((view) => (
          <li key={view.value}>
            <button
              type="button"
              aria-current={view.value === value ? 'page' : undefined}
              className={tabStyles.tab}
              onClick={() => onChange(view.value)}
            >
              {view.label}
              {view.count !== undefined && view.count > 0 && (
                <span className={tabStyles.count}>{view.count}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
