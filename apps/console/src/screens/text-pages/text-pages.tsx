import { PlusIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useTextPages } from '#api/storefront/text-pages.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import rowLink from '#parts/lists/row-link.module.css';
import { Page } from '#parts/pages/page.tsx';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { paths } from '#paths.ts';
import { sayPages as say } from '#sentences/storefront/text-pages.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Table } from '#ui/layout/table.tsx';

/** The text pages of the shop. */
export function TextPagesScreen() {
  const pages = useTextPages();
  const dates = useStoreDates();
  const items = pages.data?.items ?? [];
  const add = (
    <Link to={paths.newTextPage} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> {say('add')}
    </Link>
  );
  return (
    <Page width="wide">
      <PageHeader title={say('title')} description={say('description')} actions={items.length > 0 && add} />
      <Card flush={items.length > 0}>
        {!pages.data && pages.isError && <QueryFailed {...pages} />}
        {pages.isPending && <SkeletonText lines={5} />}
        {pages.data && items.length === 0 && (
          <EmptyState drawing="module_marketing" action={add}>
            {say('empty.text')}
          </EmptyState>
        )}
        {items.length > 0 && (
          <Table
            caption={say('title')}
            rows={items}
            rowKey={({ id }) => id}
            columns={[
              {
                header: say('column.title'),
                phone: 'title',
                cell: ({ id, title }) => (
                  <Link to={paths.textPage(id)} className={rowLink.link}>
                    {title}
                  </Link>
                ),
              },
              { header: say('column.address'), phone: 'line', cell: ({ slug }) => `/pages/${slug}` },
              {
                header: say('column.status'),
                phone: 'aside',
                cell: ({ published }) => (
                  <Badge tone={published ? 'good' : 'neutral'} shape={published ? 'full' : 'empty'}>
                    {say(published ? 'status.published' : 'status.hidden')}
                  </Badge>
                ),
              },
              {
                header: say('column.updated'),
                phone: 'line',
                cell: ({ updated_at }) => dates.moment(updated_at),
              },
            ]}
          />
        )}
      </Card>
    </Page>
  );
}
