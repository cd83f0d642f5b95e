import { useEffect, useRef } from 'react';
import { useLocations } from '#api/inventory/stock.ts';
import type { Order } from '#contract-types.ts';
import { shownWords } from '#parts/forms/differences-modal.tsx';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { orderDifferences } from './merge-order.ts';
import type { OrderFields } from './order-fields.ts';

interface OrderCancelledProps {
  base: OrderFields;
  mine: OrderFields;
  /** As somebody else has cancelled it. */
  newer: Order;
  onClose: () => void;
}

/** Somebody else has cancelled the order that is edited here: what was typed can be copied, and never saved. */
export function OrderCancelled({ base, mine, newer, onClose }: OrderCancelledProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const locations = useLocations().data ?? [];
  const placeName = (id: string) => locations.find((location) => location.id === id)?.name ?? id;
  const name = newer.events.find(({ kind }) => kind === 'cancelled')?.by;
  const typed = shownWords(orderDifferences(base, base, mine, placeName));
  return (
    <div ref={place} role="alert">
      <NotificationCard
        kind="attention"
        title={name ? say('cancelled.title', { name }) : say('cancelled.titleUnknown')}
        actionLabel={say('cancelled.close')}
        onAction={onClose}
      >
        <p>{say('cancelled.text')}</p>
        <DataList
          items={typed.map(({ key, what, theirs }) => ({
            term: what,
            value:
              key === 'note' && mine.note !== '' ? (
                <Row gap={2}>
                  {theirs} <CopyButton text={mine.note} />
                </Row>
              ) : (
                theirs
              ),
          }))}
        />
      </NotificationCard>
    </div>
  );
}
