import { DownloadIcon, RefreshCwIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useActiveStoreId } from '#api/client/active-store.ts';
import type { Till } from '#offline/till.ts';
import type { OutboxRow } from '#offline/till-database.ts';
import { saveUnsent } from '#parts/documents/save-unsent.ts';
import { useBusy } from '#parts/hooks/use-busy.ts';
import { paths } from '#paths.ts';
import { sayOutbox as say } from '#sentences/point-of-sale/outbox.ts';
import { sendProblem } from '#sentences/point-of-sale/send-problems.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Table } from '#ui/layout/table.tsx';
import { EntryDetails } from '../entry-details.tsx';
import { PointOfSaleFrame } from '../point-of-sale-frame.tsx';
import { ClearDevice } from './clear-device.tsx';
import { useOutboxColumns } from './outbox-columns.tsx';
import { useDeviceTill } from './use-device-till.ts';

/** What this device has not sent, or what was not recorded of it; whoever sells here may look. */
export function TillOutboxScreen() {
  const outbox = useDeviceTill(useActiveStoreId());
  if (typeof outbox === 'object' && outbox.rows.length > 0) return <Rows {...outbox} />;
  return (
    <PointOfSaleFrame
      description={say('hint')}
      actions={typeof outbox === 'object' && <ClearDevice {...outbox} />}
    >
      <Card>
        {outbox === 'opening' ? (
          <Skeleton shape="block" height="12rem" />
        ) : outbox === 'failed' ? (
          <FailedState onRetry={() => location.reload()}>{say('failed')}</FailedState>
        ) : outbox === 'none' ? (
          <EmptyState
            drawing="module_pos"
            title={say('noRegister.title')}
            action={
              <Link to={paths.sell} className={buttonClass()}>
                {say('noRegister.act')}
              </Link>
            }
          >
            {say('noRegister')}
          </EmptyState>
        ) : (
          <EmptyState drawing="module_pos" title={say('empty.title')}>
            {say('empty')}
          </EmptyState>
        )}
      </Card>
    </PointOfSaleFrame>
  );
}

function Rows({ till, rows }: { till: Till; rows: readonly OutboxRow[] }) {
  const [shown, setShown] = useState<OutboxRow | null>(null);
  const { isBusy, act } = useBusy();

  const columns = useOutboxColumns({
    onShow: setShown,
    onRetry: ({ id }) => void act(() => till.retry(id)),
  });
  return (
    <PointOfSaleFrame
      description={say('hint')}
      actions={
        <>
          <ClearDevice till={till} rows={rows} />
          <Button
            icon={<DownloadIcon size={18} />}
            onClick={() => void act(async () => saveUnsent(await till.exportUnsent()))}
          >
            {say('export')}
          </Button>
          <Button
            variant="primary"
            icon={<RefreshCwIcon size={18} />}
            busy={isBusy}
            onClick={() => void act(() => till.syncNow())}
          >
            {say('send')}
          </Button>
        </>
      }
    >
      <Card flush>
        <Table caption={say('list')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      </Card>
      {shown && (
        <EntryDetails
          kind={shown.kind}
          number={shown.kind === 'sale' ? shown.payload.number : null}
          reason={sendProblem(shown)}
          payload={shown.payload}
          onClose={() => setShown(null)}
        />
      )}
    </PointOfSaleFrame>
  );
}
