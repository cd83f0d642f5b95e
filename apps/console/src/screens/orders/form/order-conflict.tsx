import { useLocations } from '#api/inventory/stock.ts';
import type { Order } from '#contract-types.ts';
import { DifferencesModal, shownWords } from '#parts/forms/differences-modal.tsx';
import { useCurrency } from '#parts/money/money-text.ts';
import { mergeOrder, orderDifferences } from './merge-order.ts';
import { fieldsOf, type OrderFields } from './order-fields.ts';

interface OrderConflictProps {
  base: OrderFields;
  mine: OrderFields;
  /** As somebody else has saved it. */
  newer: Order;
  onMerged: (merged: OrderFields, newer: Order) => void;
  onClose: () => void;
}

/** Two people on one order: what the other one has saved or fulfilled, beside what was typed here. */
export function OrderConflict({ base, mine, newer, onMerged, onClose }: OrderConflictProps) {
  const currency = useCurrency();
  const locations = useLocations().data ?? [];
  // Always the latest: a third person may save while this is read.
  const theirs = fieldsOf(newer, currency);
  const placeName = (id: string) => locations.find((location) => location.id === id)?.name ?? id;
  return (
    <DifferencesModal
      differences={shownWords(orderDifferences(base, mine, theirs, placeName))}
      savedBy={newer.events[0]?.by ?? ''}
      savedAt={newer.updated_at}
      onResolve={(preference) => onMerged(mergeOrder(base, mine, theirs, preference), newer)}
      onClose={onClose}
    />
  );
}
