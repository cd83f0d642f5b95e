import { useState } from 'react';
import { type ShopDomain, useCheckDomain, useRemoveDomain, useShopDomain } from '#api/stores/storefront.ts';
import type { Store } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayStorefront as say } from '#sentences/settings/storefront.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { DomainModal } from './domain-modal.tsx';
import { DomainRecords } from './domain-records.tsx';

const tones = { pending: 'neutral', verified: 'good', failed: 'bad' } as const;

/** The web address of the store's own, and how it is proved. */
export function DomainCard({ store }: { store: Store }) {
  const { data, error, isFetching, refetch } = useShopDomain();
  const [open, setOpen] = useState<'name' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card
      title={say('domain.title')}
      description={say('domain.hint')}
      actions={
        data === null && (
          <Button size="sm" onClick={() => setOpen('name')}>
            {say('domain.add')}
          </Button>
        )
      }
    >
      {data ? (
        <Domain
          domain={data}
          store={store}
          onChange={() => setOpen('name')}
          onRemove={() => setOpen('remove')}
        />
      ) : error ? (
        <QueryFailed {...{ error, isFetching, refetch }} />
      ) : data === undefined ? (
        <SkeletonText lines={1} />
      ) : null}
      {open === 'name' && <DomainModal domain={data?.domain ?? ''} onClose={close} />}
      {open === 'remove' && data && <RemoveDomain domain={data.domain} onClose={close} />}
    </Card>
  );
}

interface DomainProps {
  domain: ShopDomain;
  store: Store;
  onChange: () => void;
  onRemove: () => void;
}

function Domain({ domain: { domain, state, proof }, store, onChange, onRemove }: DomainProps) {
  const check = useCheckDomain();
  const isVerified = state === 'verified';

  function verify(): void {
    check.mutate(undefined, {
      onSuccess: ({ state: found }) => {
        if (found === 'verified') toast.success(say('domain.isVerified', { domain }));
        else toast.error(say('domain.notProved'));
      },
      onError: (error) => showFailure(error),
    });
  }

  return (
    <Stack>
      <Row>
        <strong>{domain}</strong>
        <Badge tone={tones[state]}>{say(`domain.${state}`)}</Badge>
      </Row>
      {isVerified ? (
        <p>
          {richText(
            say.rich('domain.done', {
              domain,
              link: (words) => (
                <a href={`https://${domain}`} target="_blank" rel="noreferrer">
                  {words}
                </a>
              ),
            }),
          )}
        </p>
      ) : (
        <DomainRecords domain={domain} proof={proof} host={new URL(store.storefront_url).hostname} />
      )}
      <Row>
        {!isVerified && (
          <Button variant="primary" busy={check.isPending} onClick={verify}>
            {say('domain.verify')}
          </Button>
        )}
        <Button onClick={onChange}>{say('domain.change')}</Button>
        <Button onClick={onRemove}>{say('domain.remove')}</Button>
      </Row>
    </Stack>
  );
}

function RemoveDomain({ domain, onClose }: { domain: string; onClose: () => void }) {
  const remove = useRemoveDomain();
  return (
    <FormModal
      size="sm"
      danger
      title={say('domain.remove.title', { domain })}
      confirmLabel={say('domain.remove')}
      busy={remove.isPending}
      onClose={onClose}
      onSubmit={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            toast.success(say('domain.removed'));
            onClose();
          },
          onError: (error) => showFailure(error),
        })
      }
    >
      <p>{say('domain.remove.text')}</p>
    </FormModal>
  );
}
