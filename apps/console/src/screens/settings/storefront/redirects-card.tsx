import { PlusIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { type Redirect, useDeleteRedirect, useRedirects } from '#api/stores/storefront.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { sayStorefront as say } from '#sentences/settings/storefront.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';
import { RedirectModal } from './redirect-modal.tsx';
import styles from './storefront.module.css';

const limit = 10;

/** Old addresses of the shop and where they lead now. */
export function RedirectsCard() {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const list = useRedirects({ page, limit, search });
  const remove = useDeleteRedirect();
  const isSearched = search !== '' || list.total > limit;

  function deleteRedirect({ id }: Redirect): void {
    remove.mutate(id, {
      onSuccess: () => toast.success(say('redirects.deleted')),
      onError: (failure) => showFailure(failure),
    });
  }

  return (
    <Card
      title={say('redirects.title')}
      description={say('redirects.hint')}
      flush={list.total > 0}
      actions={
        <Button size="sm" icon={<PlusIcon size={16} />} onClick={() => setIsAdding(true)}>
          {say('redirects.add')}
        </Button>
      }
    >
      {isSearched && (
        <div className={styles.search}>
          <SearchField
            label={say('redirects.search')}
            value={search}
            onChange={(text) => {
              setSearch(text);
              setPage(1);
            }}
          />
        </div>
      )}
      {list.error ? (
        <FailedState onRetry={list.reload} retrying={list.isFetching} requestId={list.requestId}>
          {list.error}
        </FailedState>
      ) : list.isLoading ? (
        <SkeletonText lines={2} />
      ) : list.total === 0 ? (
        <p>{say(search === '' ? 'redirects.none' : 'redirects.notFound')}</p>
      ) : (
        <Table
          caption={say('redirects.title')}
          rows={list.items}
          rowKey={({ id }) => id}
          columns={columnsWith(deleteRedirect)}
        />
      )}
      {list.total > limit && (
        <ListPages
          label={say('redirects.title')}
          page={page}
          perPage={limit}
          total={list.total}
          rows={list.items.length}
          onPage={setPage}
        />
      )}
      {isAdding && <RedirectModal onClose={() => setIsAdding(false)} />}
    </Card>
  );
}

function columnsWith(onDelete: (redirect: Redirect) => void): Column<Redirect>[] {
  return [
    { header: say('redirects.from'), phone: 'title', cell: ({ from_path }) => from_path },
    { header: say('redirects.to'), cell: ({ to_path }) => to_path },
    {
      ...{ header: say('redirects.actions'), hideHeader: true, align: 'end', width: '1%', phone: 'aside' },
      cell: (redirect) => (
        <IconButton
          size="sm"
          label={say('redirects.delete', { path: redirect.from_path })}
          icon={<TrashIcon size={16} />}
          onClick={() => onDelete(redirect)}
        />
      ),
    },
  ];
}
