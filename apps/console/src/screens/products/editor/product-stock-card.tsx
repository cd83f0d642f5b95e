import { useLocations, useProductStock } from '#api/inventory/stock.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import styles from '#screens/products/product.module.css';
import { sayProductEditor } from '#sentences/products/editor.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';

/** What lies where, over all variants. */
export function StockCard({ productId, onAdjust }: { productId: string; onAdjust: (() => void) | null }) {
  const locations = useLocations();
  const stock = useProductStock(productId);
  const error = locations.error ?? stock.error;
  if (error && !(locations.data && stock.data)) {
    return (
      <Card title={sayProduct('field.stock')}>
        <QueryFailed
          error={error}
          isFetching={locations.isFetching || stock.isFetching}
          refetch={() => Promise.all([locations.refetch(), stock.refetch()])}
        />
      </Card>
    );
  }
  const places = (locations.data ?? []).map(({ id, name, closed_at }) => {
    const levels = (stock.data ?? []).filter(({ location_id }) => location_id === id);
    const sum = (of: 'on_hand' | 'reserved' | 'available') =>
      levels.reduce((total, level) => total + level[of], 0);
    return {
      ...{ id, name, isClosed: closed_at !== null },
      ...{ onHand: sum('on_hand'), reserved: sum('reserved'), available: sum('available') },
    };
  });
  const shown = places.filter(
    ({ isClosed, onHand, reserved }) => !isClosed || onHand !== 0 || reserved !== 0,
  );
  return (
    <Card title={sayProduct('field.stock')}>
      {locations.data && stock.data ? (
        <table className={styles.places}>
          <caption className="visually-hidden">{sayProductEditor('stock.byLocation')}</caption>
          <thead>
            <tr>
              <th scope="col">{sayProduct('field.onHand')}</th>
              <th scope="col">{sayProductEditor('stock.reserved')}</th>
              <th scope="col">{sayProductEditor('stock.available')}</th>
            </tr>
          </thead>
          {shown.map(({ id, name, onHand, reserved, available }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup" colSpan={3} dir="auto">
                  {name}
                </th>
              </tr>
              <tr>
                <td>{countText(onHand)}</td>
                <td>{countText(reserved)}</td>
                <td data-below={available < 0 || undefined}>{countText(available)}</td>
              </tr>
            </tbody>
          ))}
        </table>
      ) : (
        <SkeletonText lines={2} />
      )}
      {onAdjust && (
        <Button size="sm" fullWidth onClick={onAdjust}>
          {sayProductEditor('stock.adjust')}
        </Button>
      )}
    </Card>
  );
}
