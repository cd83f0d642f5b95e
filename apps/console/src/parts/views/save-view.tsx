import { BookmarkIcon, ChevronDownIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type SavedView, useChangeView } from '#api/insights/views.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { saySavedViews as say } from '#sentences/saved-views.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { LateViewModal } from './late-view-modal.tsx';
import { useViewRights } from './use-view-rights.ts';
import type { CurrentList } from './view-modal.tsx';

interface SaveViewProps<View extends SavedView> {
  /** What the list is narrowed by now, and how it is ordered. */
  current: CurrentList;
  /** The saved view that is open. */
  view: View | undefined;
  /** Whether there is something to keep: the list differs from its view, or from every tab. */
  isChanged: boolean;
  /** The address of the list as a view shows it. */
  searchOf: (view: View) => string;
}

/** Beside the filters, once they differ from the view: keeps them. */
export function SaveView<View extends SavedView>({
  current,
  view,
  isChanged,
  searchOf,
}: SaveViewProps<View>) {
  const [isNaming, setIsNaming] = useState(false);
  const { mayShare, mayChange } = useViewRights();
  const changeView = useChangeView();
  const navigate = useNavigate();
  if (!isChanged && !isNaming) return null;

  const open = (saved: View) => navigate({ search: searchOf(saved) }, { replace: true });

  function update(saved: View): void {
    changeView.mutate(
      { id: saved.id, query: current.query },
      {
        onSuccess: ({ name }) => toast.success(say('saved', { view: name })),
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
              {say('save.button')}
            </Button>
          }
        >
          {mayChange(view) && (
            <MenuItem onClick={() => update(view)}>{say('save.over', { view: view.name })}</MenuItem>
          )}
          <MenuItem onClick={() => setIsNaming(true)}>{say('save.new')}</MenuItem>
          <MenuItem onClick={() => open(view)}>{say('save.back', { view: view.name })}</MenuItem>
        </Menu>
      ) : (
        <Button variant="quiet" size="sm" icon={<BookmarkIcon size={16} />} onClick={() => setIsNaming(true)}>
          {say('save.button')}
        </Button>
      )}
      {isNaming && (
        <LateViewModal
          current={current}
          mayShare={mayShare}
          onClose={() => setIsNaming(false)}
          onSaved={(saved) => {
            setIsNaming(false);
            toast.success(say('saved', { view: saved.name }));
            // What is saved of this list is a view of this list.
            void open(saved as View);
          }}
        />
      )}
    </>
  );
}
