import type { TillContext } from '@sokoni/console/offline/till-context';
import type { Told } from './told.ts';

/** Everything that a device has written is answered, and its sales are as they were shown. */
export async function assertAnswered({ database }: TillContext, told: Told): Promise<void> {
  for (const row of await database.outbox.toArray()) {
    const isForPeople = told.poisoned.has(row.id) || told.closings.has(row.id);
    if (row.state !== 'stored' && !isForPeople)
      throw new Error(`${row.kind} ${row.id} is ${row.state}: ${row.last_error}`);
    if (row.kind !== 'sale' || isForPeople) continue;
    const shown = told.sales.get(row.id);
    if (row.order_id !== row.id || JSON.stringify(shown?.payload) !== JSON.stringify(row.payload))
      throw new Error(`The sale ${row.id} is not what was shown`);
  }
}
