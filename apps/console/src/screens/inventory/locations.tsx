import { useState } from 'react';
import { useChangeLocation, useCloseLocation } from '#api/locations.ts';
import { messageOf } from '#api/message-of.ts';
import { useLocations } from '#api/stock.ts';
import type { StockLocation } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { dayText } from '#parts/dates.ts';
import { InventoryFrame } from '#parts/inventory-frame.tsx';
import { QueryFailed } from '#parts/query-failed.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { MoreIcon } from '#ui/icons-more.tsx';
import { Stack } from '#ui/layout.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { type Column, Table, TableSkeleton } from '#ui/table.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './inventory.module.css';
import { LocationModal } from './location-modal.tsx';

type Act = { kind: 'add' } | { kind: 'rename' | 'close'; location: StockLocation };

/** The places where the store keeps stock: add, rename, order, close. */
export function LocationsScreen() {
  const { data, error, isFetching, refetch } = useLocations();
  const [act, setAct] = useState<Act | null>(null);
  const done = () => setAct(null);
  const open = (data ?? []).filter(({ closed_at }) => closed_at === null);
  const columns = columnsFor(open, setAct);
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
        description="Sales and new stock take the first one unless another is named."
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

function columnsFor(open: readonly StockLocation[], onAct: (act: Act) => void): Column<StockLocation>[] {
  return [
    { header: 'Name', phone: 'title', cell: ({ name }) => <strong className={styles.person}>{name}</strong> },
    {
      header: 'State',
      width: '40%',
      cell: ({ id, closed_at }) =>
        closed_at ? (
          <Badge>Closed {dayText(closed_at)}</Badge>
        ) : id === open[0]?.id ? (
          <Badge tone="good" shape="full">
            Open, the first one
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
      target={<IconButton size="sm" label={`What to do with ${location.name}`} icon={<MoreIcon />} />}
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
            toast.success(`${location.name} is closed.`);
            onDone();
          },
        })
      }
    >
      <Stack gap={3}>
        <p>Nothing can be stocked or sold there any more. What came and went stays on record.</p>
        {problem && (
          <NotificationCard kind="error" title="It cannot be closed">
            {messageOf(problem)}
          </NotificationCard>
        )}
      </Stack>
    </ConfirmModal>
  );
}
