import { EllipsisIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Register, useRegisters } from '#api/sales/registers.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { paths } from '#paths.ts';
import { sayRegisters as say } from '#sentences/point-of-sale/registers.ts';
import { Button, buttonClass, IconButton } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { type Column, Table, TableSkeleton } from '#ui/layout/table.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { PointOfSaleFrame } from '../point-of-sale-frame.tsx';
import { ArchiveRegister, EndDevice } from './end-register.tsx';
import { RegisterModal } from './register-modal.tsx';
import { useRestoreRegister } from './use-restore-register.ts';

type Act = { kind: 'add' } | { kind: 'edit' | 'archive' | 'end'; register: Register };

/** The registers of the store, what sells at each, and what can be done about it. */
export function RegistersScreen() {
  const registers = useRegisters();
  const [act, setAct] = useState<Act | null>(null);
  const columns = useColumns(setAct);
  const close = () => setAct(null);
  const isEmpty = registers.data?.length === 0;
  return (
    <PointOfSaleFrame
      description={say('hint')}
      actions={
        <Button variant="primary" icon={<PlusIcon size={18} />} onClick={() => setAct({ kind: 'add' })}>
          {say('add')}
        </Button>
      }
    >
      <Card flush>
        {registers.isError && !registers.data ? (
          <QueryFailed {...registers} />
        ) : !registers.data ? (
          <TableSkeleton columns={columns} lines={3} />
        ) : isEmpty ? (
          <EmptyState
            drawing="module_pos"
            title={say('empty.title')}
            action={
              <Link to={paths.sell} className={buttonClass()}>
                {say('empty.act')}
              </Link>
            }
          >
            {say('empty')}
          </EmptyState>
        ) : (
          <Table caption={say('list')} columns={columns} rows={registers.data} rowKey={({ id }) => id} />
        )}
      </Card>
      {act?.kind === 'add' && <RegisterModal register={null} onClose={close} />}
      {act?.kind === 'edit' && <RegisterModal register={act.register} onClose={close} />}
      {act?.kind === 'archive' && <ArchiveRegister register={act.register} onDone={close} />}
      {act?.kind === 'end' && <EndDevice register={act.register} onDone={close} />}
    </PointOfSaleFrame>
  );
}

function useColumns(onAct: (act: Act) => void): Column<Register>[] {
  const dates = useStoreDates();
  const now = new Date();
  return [
    {
      header: say('column.name'),
      phone: 'title',
      cell: ({ name, archived }) => (
        <>
          <strong>{name}</strong> {archived && <Badge>{say('archived')}</Badge>}
        </>
      ),
    },
    { header: say('column.location'), cell: ({ location }) => location.name },
    {
      header: say('column.device'),
      cell: ({ device }) => (device ? device.label : <Muted>{say('none')}</Muted>),
    },
    { header: say('column.numbers'), cell: ({ device }) => device?.prefix ?? '' },
    {
      header: say('column.seen'),
      cell: ({ device }) =>
        device && <time dateTime={device.last_seen_at}>{dates.short(device.last_seen_at, now)}</time>,
    },
    {
      header: say('column.shift'),
      cell: ({ shift }) =>
        shift && (
          <Link to={paths.shift(shift.id)}>
            {say('shift.open', { time: dates.short(shift.opened_at, now) })}
          </Link>
        ),
    },
    {
      header: say('column.acts'),
      hideHeader: true,
      align: 'end',
      phone: 'aside',
      width: '3.5rem',
      cell: (register) => <Acts register={register} onAct={onAct} />,
    },
  ];
}

function Acts({ register, onAct }: { register: Register; onAct: (act: Act) => void }) {
  const restore = useRestoreRegister();
  return (
    <Menu
      width={200}
      target={<IconButton size="sm" label={say('acts', { name: register.name })} icon={<EllipsisIcon />} />}
    >
      <MenuItem onClick={() => onAct({ kind: 'edit', register })}>{say('act.edit')}</MenuItem>
      {register.device && (
        <MenuItem onClick={() => onAct({ kind: 'end', register })}>{say('act.end')}</MenuItem>
      )}
      {register.archived ? (
        <MenuItem onClick={() => restore(register)}>{say('act.restore')}</MenuItem>
      ) : (
        <MenuItem danger onClick={() => onAct({ kind: 'archive', register })}>
          {say('act.archive')}
        </MenuItem>
      )}
    </Menu>
  );
}
