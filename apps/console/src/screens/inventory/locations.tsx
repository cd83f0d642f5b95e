import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import { EllipsisIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#api/client/message-of.ts';
import { useChangeLocation, useCloseLocation } from '#api/inventory/locations.ts';
import { useLocations } from '#api/inventory/stock.ts';
import type { StockLocation } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { InventoryFrame } from '#parts/pages/inventory-frame.tsx';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { type Column, Table, TableSkeleton } from '#ui/layout/table.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import styles from './inventory.module.css';
import { LocationModal } from './location-modal.tsx';

type Act = { kind: 'add' } | { kind: 'rename' | 'close'; location: StockLocation };

/** The places where the store keeps stock: add, rename, order, close. */
export function LocationsScreen() {
  const { data, error, isFetching, refetch } = useLocations();
  const [act, setAct] = useState<Act | null>(null);
  const done = () => setAct(null);
  const open = (data ?? []).filter(({ closed_at }) => closed_at === null);
  const dates = useStoreDates();
  const columns = columnsFor(open, dates, setAct);
  return (
    <InventoryFrame
      actions={
        <Button variant="primary" icon={<PlusIcon size={18} />} onClick={() => setAct({ kind: 'add' })}>
          Add location
        </Button>
      }
    >
      <Card
        title="Locations"
        description="Sales and new stock use the default location unless you choose another."
        flush
      >
        {error && !data ? (
          <QueryFailed error={error} isFetching={isFetching} refetch={refetch} />
        ) : data ? (
          <Table caption="Locations" columns={columns} rows={data} rowKey={({ id }) => id} />
        ) : (
          <TableSkeleton columns={columns} lines={2} />
        )}
      </Card>
      {act?.kind === 'add' && <LocationModal onClose={done} />}
      {act?.kind === 'rename' && <LocationModal location={act.location} onClose={done} />}
      {act?.kind === 'close' && <CloseLocation location={act.location} onDone={done} />}
    </InventoryFrame>
  );
}

function columnsFor(
  open: readonly StockLocation[],
  dates: StoreDates,
  onAct: (act: Act) => void,
): Column<StockLocation>[] {
  return [
    { header: 'Name', phone: 'title', cell: ({ name }) => <strong className={styles.person}>{name}</strong> },
    {
      header: 'Status',
      width: '40%',
      cell: ({ id, closed_at }) =>
        closed_at ? (
          <Badge>Closed {dates.day(closed_at)}</Badge>
        ) : id === open[0]?.id ? (
          <Badge tone="good" shape="full">
            Default
          </Badge>
        ) : (
          <Badge tone="good" shape="full">
            Open
          </Badge>
        ),
    },
    {
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      phone: 'aside',
      width: '3.5rem',
      cell: (location) => <Acts location={location} open={open} onAct={onAct} />,
    },
  ];
}

interface ActsProps {
  location: StockLocation;
  /** The open ones in their order. */
  open: readonly StockLocation[];
  onAct: (act: Act) => void;
}

/** A closed place keeps its history and nothing else. */
function Acts({ location, open, onAct }: ActsProps) {
  const changeLocation = useChangeLocation();
  const place = open.findIndex(({ id }) => id === location.id);
  if (place < 0) return null;
  const moveTo = (position: number) =>
    changeLocation.mutate({ id: location.id, position }, { onError: (error) => showFailure(error) });
  return (
    <Menu
      width={200}
      target={<IconButton size="sm" label={`Actions for ${location.name}`} icon={<EllipsisIcon />} />}
    >
      <MenuItem onClick={() => onAct({ kind: 'rename', location })}>Rename…</MenuItem>
      <MenuItem disabled={place === 0} onClick={() => moveTo(place - 1)}>
        Move up
      </MenuItem>
      <MenuItem disabled={place === open.length - 1} onClick={() => moveTo(place + 1)}>
        Move down
      </MenuItem>
      <MenuItem danger onClick={() => onAct({ kind: 'close', location })}>
        Close…
      </MenuItem>
    </Menu>
  );
}

function CloseLocation({ location, onDone }: { location: StockLocation; onDone: () => void }) {
  const closeLocation = useCloseLocation();
  const problem = closeLocation.error;
  return (
    <ConfirmModal
      open
      danger
      title={`Close ${location.name}?`}
      confirmLabel="Close location"
      busy={closeLocation.isPending}
      onCancel={onDone}
      onConfirm={() =>
        closeLocation.mutate(location.id, {
          onSuccess: () => {
            toast.success(`${location.name} closed`);
            onDone();
          },
        })
      }
    >
      <Stack gap={3}>
        <p>You can no longer stock or sell items there. Its stock history stays.</p>
        {problem && (
          <NotificationCard kind="error" title="This location can’t be closed">
            {messageOf(problem)}
          </NotificationCard>
        )}
      </Stack>
    </ConfirmModal>
  );
}
