import { dayAfter, type WallTime } from '#wall-time.ts';
import { deliveryLimits, type PickupPoint, type TakenSlot } from './delivery.ts';

/** An hour at which an order can be collected. */
export interface OpenSlot {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

/**
 * When an order that is placed now can be collected in the next two weeks, the earliest first: not before it is ready, and not where
 * all places are taken.
 * @param now on the clocks of the store, as all hours are
 */
export function openSlots(
  { location_id, lead_hours, slots }: PickupPoint,
  now: WallTime,
  taken: readonly TakenSlot[],
): OpenSlot[] {
  const ready = readyAt(now, lead_hours);
  const days = Array.from({ length: deliveryLimits.daysAhead + 1 }, (_, ahead) => dayAfter(now.day, ahead));
  const open = days.flatMap((day) =>
    slots
      .filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
      .filter(({ from }) => `${day} ${from}` >= ready)
      .filter(({ from, capacity }) => capacity === null || ordersAt(taken, location_id, day, from) < capacity)
      .map(({ from, to }) => ({ day, from, to })),
  );
  return open.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** `2026-11-25 17:30` on the clocks of the store. */
function readyAt({ day, time }: WallTime, leadHours: number): string {
  const ready = new Date(Date.parse(`${day}T${time}:00Z`) + leadHours * 3_600_000).toISOString();
  return `${ready.slice(0, 10)} ${ready.slice(11, 16)}`;
}

/** 1 is Monday, 7 Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function ordersAt(taken: readonly TakenSlot[], locationId: string, day: string, from: string): number {
  return taken
    .filter((slot) => slot.location_id === locationId && slot.day === day && slot.time === from)
    .reduce((sum, { orders }) => sum + orders, 0);
}

function keyOf({ day, from, to }: OpenSlot): string {
  return `${day} ${from} ${to}`;
}
