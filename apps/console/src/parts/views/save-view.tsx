import { BookmarkIcon, ChevronDownIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type SavedView, useChangeView } from '#api/insights/views.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { useViewRights } from './use-view-rights.ts';
import { type KeptList, ViewModal } from './view-modal.tsx';

interface SaveViewProps<View extends SavedView> {
  /** What the list is narrowed by now, and how it is ordered. */
  kept: KeptList;
  /** The saved view that is open. */
  view: View | undefined;
  /** Whether there is something to keep: the list differs from its view, or from every tab. */
  isChanged: boolean;
  /** The address of the list as a view shows it. */
  searchOf: (view: View) => string;
}

/** Beside the filters, once they differ from the view: keeps them. */
export function SaveView<View extends SavedView>({ kept, view, isChanged, searchOf }: SaveViewProps<View>) {
  const [isNaming, setIsNaming] = useState(false);
  const { mayShare, mayChange } = useViewRights();
  const changeView = useChangeView();
  const navigate = useNavigate();
  if (!isChanged && !isNaming) return null;

  const open = (saved: View) => navigate({ search: searchOf(saved) }, { replace: true });

  function update(saved: View): void {
    changeView.mutate(
      { id: saved.id, query: kept.query },
      {
        onSuccess: ({ name }) => toast.success(`${name} saved`),
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
          <MenuItem onClick={() => setIsNaming(true)}>Save as new view…</MenuItem>
          <MenuItem onClick={() => open(view)}>Back to {view.name}</MenuItem>
        </Menu>
      ) : (
        <Button variant="quiet" size="sm" icon={<BookmarkIcon size={16} />} onClick={() => setIsNaming(true)}>
          Save view
        </Button>
      )}
      {isNaming && (
        <ViewModal
          kept={kept}
          mayShare={mayShare}
          onClose={() => setIsNaming(false)}
          onSaved={(saved) => {
            setIsNaming(false);
            toast.success(`${saved.name} saved`);
            // What is saved of this list is a view of this list.
            void open(saved as View);
          }}
        />
      )}
    </>
  );
}
