import { useState } from 'react';
import { useParams } from 'react-router';
import {
  type TextPage,
  useChangeTextPage,
  useDeleteTextPage,
  useTextPage,
} from '#api/storefront/text-pages.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useLeaveTo } from '#parts/forms/use-leave-to.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { paths } from '#paths.ts';
import { sayPages as say } from '#sentences/storefront/text-pages.ts';
import { useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import type { TextPageFields } from './text-page-fields.ts';
import { TextPageForm } from './text-page-form.tsx';

/** One text page of the shop. */
export function TextPageScreen() {
  const { id = '' } = useParams();
  const page = useTextPage(id);
  return (
    <Page>
      {page.data ? (
        <Edited key={`${id} ${page.data.version}`} page={page.data} />
      ) : (
        <>
          <PageHeader title={say('title')} back={<BackLink to={paths.textPages} />} />
          {page.isError ? (
            <RecordFailed noun="text_page" list={{ to: paths.textPages, label: say('title') }} {...page} />
          ) : (
            <Skeleton shape="block" height="24rem" />
          )}
        </>
      )}
    </Page>
  );
}

function Edited({ page }: { page: TextPage }) {
  const url = useSession((session) => session.activeStore?.storefront_url ?? '');
  const change = useChangeTextPage(page.id);
  const remove = useDeleteTextPage();
  const { isLeaving, leaveTo } = useLeaveTo();
  const [isAsking, setIsAsking] = useState(false);
  const { id, version, updated_at, ...kept } = page;

  async function save(fields: TextPageFields): Promise<void> {
    await change.mutateAsync({ ...fields, version });
    toast.success(say('saved'));
  }

  async function removeNow(): Promise<void> {
    try {
      await remove.mutateAsync(id);
      toast.success(say('deleted'));
      leaveTo(paths.textPages, { replace: true });
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <>
      <PageHeader
        title={page.title}
        back={<BackLink to={paths.textPages} />}
        actions={
          <>
            {page.published && (
              <a
                href={`${url}/pages/${page.slug}`}
                target="_blank"
                rel="noreferrer"
                className={buttonClass()}
              >
                {say('view')}
              </a>
            )}
            <Button onClick={() => setIsAsking(true)}>{say('delete')}</Button>
          </>
        }
      />
      <TextPageForm kept={kept} onSave={save} isLeaving={isLeaving} />
      <ConfirmModal
        open={isAsking}
        title={say('delete.title', { title: page.title })}
        confirmLabel={say('delete')}
        danger
        busy={remove.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void removeNow()}
      >
        {say('delete.text')}
      </ConfirmModal>
    </>
  );
}
