import { dotText } from '@sokoni/messages/list-text';
import { PencilIcon } from 'lucide-react';
import { useState } from 'react';
import type { PickupPoint } from '#api/sales/delivery.ts';
import { sayDelivery as say } from '#sentences/settings/delivery.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';
import { PickupModal } from './pickup-modal.tsx';

/** At which locations customers collect. */
export function PickupCard({ points }: { points: readonly PickupPoint[] }) {
  const [edited, setEdited] = useState<PickupPoint | null>(null);
  return (
    <Card title={say('pickup.title')} description={say('pickup.hint')} flush>
      <Table
        caption={say('pickup.title')}
        rows={points}
        rowKey={({ location_id }) => location_id}
        columns={columnsWith(setEdited)}
      />
      {edited && <PickupModal point={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

function columnsWith(onEdit: (point: PickupPoint) => void): Column<PickupPoint>[] {
  return [
    { header: say('pickup.location'), phone: 'title', cell: ({ name }) => name },
    { header: say('pickup.when'), cell: (point) => (point.offered ? timesText(point) : '–') },
    {
      ...{ header: say('pickup.status'), width: '20%' },
      cell: ({ offered }) =>
        offered ? (
          <Badge tone="good">{say('pickup.on')}</Badge>
        ) : (
          <Badge tone="neutral">{say('pickup.off')}</Badge>
        ),
    },
    {
      ...{ header: say('pickup.actions'), hideHeader: true, align: 'end', width: '1%', phone: 'aside' },
      cell: (point) => (
        <IconButton
          size="sm"
          label={say('pickup.edit', { location: point.name })}
          icon={<PencilIcon size={16} />}
          onClick={() => onEdit(point)}
        />
      ),
    },
  ];
}

function timesText({ lead_hours, slots }: PickupPoint): string {
  return dotText([
    say('pickup.leadText', { hours: lead_hours }),
    ...(slots.length > 0 ? [say('pickup.slotCount', { count: slots.length })] : []),
  ]);
}
