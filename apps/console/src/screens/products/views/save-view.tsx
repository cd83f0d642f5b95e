import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type SavedView, useChangeView } from '#api/views.ts';
import { showFailure } from '#parts/checked-form.ts';
import { Button } from '#ui/button.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { BookmarkIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { toast } from '#ui/toast.tsx';
import { type ListQuery, writeListQuery } from '../list-query.ts';
import { ViewModal } from './view-modal.tsx';
import { differsFrom, isWorthKeeping, listOf, viewQueryOf } from './view-query.ts';

interface SaveViewProps {
  query: ListQuery;
  /** The saved view that is open. */
  view: SavedView | undefined;
  seesMoney: boolean;
  mayChange: (view: SavedView) => boolean;
  mayShare: boolean;
}

/** Beside the filters, once they differ from the view: keeps them. */
export function SaveView({ query, view, seesMoney, mayChange, mayShare }: SaveViewProps) {
  const [isNaming, setIsNaming] = useState(false);
  const changeView = useChangeView();
  const navigate = useNavigate();
  const isShown = view ? differsFrom(view, query, seesMoney) : isWorthKeeping(query);
  if (!isShown && !isNaming) return null;

  const open = (saved: SavedView) =>
    navigate({ search: writeListQuery(listOf(saved, query.perPage, seesMoney)) }, { replace: true });

  function update(saved: SavedView): void {
    changeView.mutate(
      { id: saved.id, query: viewQueryOf(query) },
      {
        onSuccess: ({ name }) => toast.success(`${name} is saved.`),
        onError: (error) => showFailure(error),
      },
    );
  }

  return (
    <>
      {view ? (
        <Menu
          width={280}
          align="start"
          target={
            <Button
              variant="quiet"
              size="sm"
              icon={<BookmarkIcon size={16} />}
              trailing={<ChevronDownIcon size={14} />}
              busy={changeView.isPending}
            >
              Save view
            </Button>
          }
        >
          {mayChange(view) && <MenuItem onClick={() => update(view)}>Save to {view.name}</MenuItem>}
          <MenuItem onClick={() => setIsNaming(true)}>Save as a new view…</MenuItem>
          <MenuItem onClick={() => open(view)}>Back to {view.name}</MenuItem>
        </Menu>
      ) : (
        <Button variant="quiet" size="sm" icon={<BookmarkIcon size={16} />} onClick={() => setIsNaming(true)}>
          Save view
        </Button>
      )}
      {isNaming && (
        <ViewModal
          query={viewQueryOf(query)}
          mayShare={mayShare}
          onClose={() => setIsNaming(false)}
          onSaved={(saved) => {
            setIsNaming(false);
            toast.success(`${saved.name} is saved.`);
            open(saved);
          }}
        />
      )}
    </>
  );
}
