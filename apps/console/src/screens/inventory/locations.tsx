import { commaText } from '@sokoni/messages/list-text';
import { locationAddressLines } from '@sokoni/rules/stock/location-check';
import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import { EllipsisIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#api/client/message-of.ts';
import { useChangeLocation, useCloseLocation } from '#api/inventory/locations.ts';
import { useLocations } from '#api/inventory/stock.ts';
import type { StockLocation } from '#contract-types.ts';
import { useCountryName } from '#parts/customers/country-name.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { InventoryFrame } from '#parts/pages/inventory-frame.tsx';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { sayLocations } from '#sentences/inventory/locations.ts';
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

type Act = { kind: 'add' } | { kind: 'edit' | 'close'; location: StockLocation };

/** The places where the store keeps stock: add, edit, order, close. */
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
          {sayLocations('list.add')}
        </Button>
      }
    >
      <Card title={sayLocations('list.title')} description={sayLocations('list.hint')} flush>
        {error && !data ? (
          <QueryFailed error={error} isFetching={isFetching} refetch={refetch} />
        ) : data ? (
          <Table caption={sayLocations('list.title')} columns={columns} rows={data} rowKey={({ id }) => id} />
        ) : (
          <TableSkeleton columns={columns} lines={2} />
        )}
      </Card>
      {act?.kind === 'add' && <LocationModal onClose={done} />}
      {act?.kind === 'edit' && <LocationModal location={act.location} onClose={done} />}
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
    {
      header: sayLocations('column.name'),
      phone: 'title',
      cell: (location) => <Place location={location} />,
    },
    {
      header: sayLocations('column.status'),
      width: '40%',
      cell: ({ id, closed_at }) =>
        closed_at ? (
          <Badge>{sayLocations('status.closed', { day: dates.day(closed_at) })}</Badge>
        ) : id === open[0]?.id ? (
          <Badge tone="good" shape="full">
            {sayLocations('status.default')}
          </Badge>
        ) : (
          <Badge tone="good" shape="full">
            {sayLocations('status.open')}
          </Badge>
        ),
    },
    {
      header: sayLocations('column.actions'),
      hideHeader: true,
      align: 'end',
      phone: 'aside',
      width: '3.5rem',
      cell: (location) => <Acts location={location} open={open} onAct={onAct} />,
    },
  ];
}

function Place({ location }: { location: StockLocation }) {
  const lines = locationAddressLines(location, useCountryName(), commaText);
  return (
    <span>
      <strong className={styles.person}>{location.name}</strong>
      {lines.length > 0 && <span className={styles.note}>{commaText(lines)}</span>}
    </span>
  );
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
      target={
        <IconButton
          size="sm"
          label={sayLocations('menu.label', { name: location.name })}
          icon={<EllipsisIcon />}
        />
      }
    >
      <MenuItem onClick={() => onAct({ kind: 'edit', location })}>{sayLocations('menu.edit')}</MenuItem>
      <MenuItem disabled={place === 0} onClick={() => moveTo(place - 1)}>
        {sayLocations('menu.up')}
      </MenuItem>
      <MenuItem disabled={place === open.length - 1} onClick={() => moveTo(place + 1)}>
        {sayLocations('menu.down')}
      </MenuItem>
      <MenuItem danger onClick={() => onAct({ kind: 'close', location })}>
        {sayLocations('menu.close')}
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
      title={sayLocations('close.title', { name: location.name })}
      confirmLabel={sayLocations('close.confirm')}
      busy={closeLocation.isPending}
      onCancel={onDone}
      onConfirm={() =>
        closeLocation.mutate(location.id, {
          onSuccess: () => {
            toast.success(sayLocations('close.done', { name: location.name }));
            onDone();
          },
        })
      }
    >
      <Stack gap={3}>
        <p>{sayLocations('close.text')}</p>
        {problem && (
          <NotificationCard kind="error" title={sayLocations('close.refused')}>
            {messageOf(problem)}
          </NotificationCard>
        )}
      </Stack>
    </ConfirmModal>
  );
}
