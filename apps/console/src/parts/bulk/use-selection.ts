import { mostNamedProducts } from '@sokoni/rules/products/bulk-edit';
import { useState } from 'react';
import { saySelection } from '#sentences/products/selection.ts';
import { toast } from '#ui/feedback/toast.tsx';

interface Named {
  id: string;
}

/** Rows that were chosen one by one, or all that the list is narrowed to. */
export interface Selection<Filter> {
  count: number;
  isAll: boolean;
  has: (row: Named) => boolean;
  toggle: (rows: readonly Named[], isSelected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
  /** As the calls take it. */
  chosen: { ids: string[] } | { filter: Filter };
}

const nothing = { ids: new Set<string>() as ReadonlySet<string>, isAll: false };

/**
 * What is selected stays so from page to page, and is gone when the list is narrowed otherwise.
 * @param filter what the list is narrowed by
 */
export function useSelection<Filter>(filter: Filter, total: number | undefined): Selection<Filter> {
  const narrowing = JSON.stringify(filter);
  const [kept, setKept] = useState({ narrowing, ...nothing });
  const { ids, isAll } = kept.narrowing === narrowing ? kept : nothing;

  return {
    count: isAll ? (total ?? 0) : ids.size,
    isAll,
    has: ({ id }) => isAll || ids.has(id),
    toggle: (rows, isSelected) => {
      const next = toggled(isAll ? new Set() : ids, rows, isAll ? true : isSelected);
      if (next.size > mostNamedProducts) {
        toast.info(saySelection('selected.most', { max: mostNamedProducts }));
      } else setKept({ narrowing, ids: next, isAll: false });
    },
    selectAll: () => setKept({ narrowing, ids: new Set(), isAll: true }),
    clear: () => setKept({ narrowing, ...nothing }),
    chosen: isAll ? { filter } : { ids: [...ids] },
  };
}

function toggled(ids: ReadonlySet<string>, rows: readonly Named[], isSelected: boolean): Set<string> {
  const next = new Set(ids);
  for (const { id } of rows) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}
