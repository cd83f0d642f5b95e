import { mostNamedProducts } from '@sokoni/rules/bulk-edit';
import { useState } from 'react';
import type { BulkEditRequest } from '#api/bulk-edits.ts';
import type { ProductRow } from '#api/types.ts';
import { toast } from '#ui/toast.tsx';
import { callQuery, type ListQuery } from '../list-query.ts';

/** Products that were chosen one by one, or all that the list is narrowed to. */
export interface Selection {
  count: number;
  isAll: boolean;
  has: (row: ProductRow) => boolean;
  toggle: (rows: readonly ProductRow[], isSelected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
  /** As the calls take it. */
  chosen: BulkEditRequest['selection'];
}

const nothing = { ids: new Set<string>() as ReadonlySet<string>, isAll: false };

/** What is selected stays so from page to page, and is gone when the list is narrowed otherwise. */
export function useSelection(query: ListQuery, total: number | undefined): Selection {
  const { page: _, limit: __, sort: ___, ...filter } = callQuery(query);
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
        toast.info(`Select up to ${mostNamedProducts} one by one, or all that the list shows.`);
      } else setKept({ narrowing, ids: next, isAll: false });
    },
    selectAll: () => setKept({ narrowing, ids: new Set(), isAll: true }),
    clear: () => setKept({ narrowing, ...nothing }),
    chosen: isAll ? { filter } : { ids: [...ids] },
  };
}

function toggled(ids: ReadonlySet<string>, rows: readonly ProductRow[], isSelected: boolean): Set<string> {
  const next = new Set(ids);
  for (const { id } of rows) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}
