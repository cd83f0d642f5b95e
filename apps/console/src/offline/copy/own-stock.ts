import type { TillContext } from '#offline/till-context.ts';
import type { OutboxRow, TillDevice } from '#offline/till-database.ts';
import type { TillVariant } from '#offline/till-types.ts';

/** What left and came back at this till and is not in the figures of the copy yet. */
export interface OwnStock {
  /**
   * Takes up what was written since, and drops what the figures have by now.
   * @param heard up to which `seq` they have it; undefined in a copy that says nothing of it
   */
  catchUp(device: Pick<TillDevice, 'device_id'>, heard: number | undefined): Promise<void>;
  /** How many of a variant there are, as far as this till knows; null where they are not counted. */
  available(variant: TillVariant): number | null;
}

interface Moved {
  seq: number;
  deviceId: string;
  variantId: string;
  /** Below nothing where they left. */
  units: number;
}

/** A row that was spoilt on the disk moves nothing; it must not keep the till shut. */
function linesOf<Line>({ lines }: { lines: readonly Line[] }): readonly Line[] {
  return Array.isArray(lines) ? lines : [];
}

/** Keeps the count for a store: each command is read once, however many are unsent. */
export function ownStockOf({ database }: Pick<TillContext, 'database'>, storeId: string): OwnStock {
  let moved: Moved[] = [];
  let last = 0;
  let sums = new Map<string, number>();

  async function movedBy(row: OutboxRow): Promise<Moved[]> {
    const { seq, device_id: deviceId } = row;
    if (row.kind === 'sale') {
      return linesOf(row.payload).flatMap(({ variant_id: variantId, quantity }) =>
        variantId === null ? [] : [{ seq, deviceId, variantId, units: -quantity }],
      );
    }
    if (row.kind !== 'return') return [];
    const sold = await database.outbox.get(row.payload.order_id);
    const lines = sold?.kind === 'sale' ? linesOf(sold.payload) : [];
    return linesOf(row.payload).flatMap(({ line_id, quantity, restocked }) => {
      const variantId = lines.find(({ id }) => id === line_id)?.variant_id;
      return restocked && variantId ? [{ seq, deviceId, variantId, units: quantity }] : [];
    });
  }

  return {
    async catchUp({ device_id }, heard) {
      if (heard === undefined) return;
      const rows = await database.outbox
        .where('[store_id+seq]')
        .between([storeId, Math.max(last, heard)], [storeId, Number.MAX_SAFE_INTEGER], false)
        .toArray();
      const coming = (await Promise.all(rows.map(movedBy))).flat();
      last = rows.at(-1)?.seq ?? last;
      moved = [...moved, ...coming].filter(({ seq, deviceId }) => seq > heard && deviceId === device_id);
      sums = new Map();
      for (const { variantId, units } of moved) sums.set(variantId, (sums.get(variantId) ?? 0) + units);
    },
    available: ({ id, available }) => (available === null ? null : available + (sums.get(id) ?? 0)),
  };
}
