import { useState } from 'react';
import { type AttentionItem, useDecide, useTillAttention } from '#api/sales/shifts.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayAttention as say } from '#sentences/point-of-sale/attention.ts';
import { tillKindLabel } from '#sentences/point-of-sale/kinds.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import { EntryDetails } from '../entry-details.tsx';
import styles from '../point-of-sale.module.css';
import { PointOfSaleFrame } from '../point-of-sale-frame.tsx';

type Shown = { kind: 'details' | 'dismiss'; item: AttentionItem };

/** What registers sent and the books could not take: looked at, tried again, or set aside. */
export function TillAttentionScreen() {
  const { pages } = useListAddress();
  const items = useTillAttention({ page: pages.page, limit: pages.perPage });
  const decide = useDecide();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);

  async function retry({ id }: AttentionItem): Promise<void> {
    try {
      const result = await decide.mutateAsync({ id, decision: 'retry' });
      if (result.state === 'stored') toast.success(say('recorded'));
      else toast.warning(say('still', { reason: result.message ?? '' }));
    } catch (error) {
      showFailure(error);
    }
  }

  async function dismiss({ id }: AttentionItem): Promise<void> {
    try {
      await decide.mutateAsync({ id, decision: 'dismiss' });
      toast.success(say('dismissed'));
      close();
    } catch (error) {
      showFailure(error);
    }
  }

  const columns = useColumns({
    isBusy: decide.isPending,
    onShow: setShown,
    onRetry: (item) => void retry(item),
  });
  return (
    <PointOfSaleFrame description={say('hint')}>
      <Card flush>
        <ListedRows
          isFirst
          list={items}
          caption={say('list')}
          columns={columns}
          rowKey={({ id }) => id}
          waiting={4}
          nothing={
            <EmptyState drawing="module_pos" title={say('empty.title')}>
              {say('empty')}
            </EmptyState>
          }
          pagesLabel={say('pages')}
          {...pages}
        />
      </Card>
      {shown?.kind === 'details' && (
        <EntryDetails {...shown.item} reason={shown.item.message} onClose={close} />
      )}
      {shown?.kind === 'dismiss' && (
        <ConfirmModal
          open
          danger
          title={say('dismiss.title')}
          confirmLabel={say('dismiss')}
          busy={decide.isPending}
          onCancel={close}
          onConfirm={() => void dismiss(shown.item)}
        >
          {say('dismiss.then')}
        </ConfirmModal>
      )}
    </PointOfSaleFrame>
  );
}

interface Acts {
  isBusy: boolean;
  onShow: (shown: Shown) => void;
  onRetry: (item: AttentionItem) => void;
}

function useColumns({ isBusy, onShow, onRetry }: Acts): Column<AttentionItem>[] {
  const dates = useStoreDates();
  const money = useMoneyText();
  const now = new Date();
  return [
    {
      header: say('column.what'),
      phone: 'title',
      cell: ({ kind, number }) => <strong>{[tillKindLabel(kind), number].filter(Boolean).join(' ')}</strong>,
    },
    { header: say('column.reason'), width: '34%', cell: ({ message }) => message },
    { header: say('column.register'), cell: ({ register }) => register?.name ?? '' },
    {
      header: say('column.at'),
      cell: ({ at, received_at }) => (
        <time dateTime={at ?? received_at}>{dates.short(at ?? received_at, now)}</time>
      ),
    },
    {
      header: say('column.total'),
      align: 'end',
      cell: ({ total }) => <span className="figures">{total === null ? '' : money(total)}</span>,
    },
    {
      header: say('column.acts'),
      hideHeader: true,
      align: 'end',
      cell: (item) => (
        <span className={styles.acts}>
          <Button size="sm" onClick={() => onShow({ kind: 'details', item })}>
            {say('details')}
          </Button>
          {item.state === 'needs_attention' && (
            <Button size="sm" disabled={isBusy} onClick={() => onRetry(item)}>
              {say('retry')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => onShow({ kind: 'dismiss', item })}>
            {say('dismiss')}
          </Button>
        </span>
      ),
    },
  ];
}
