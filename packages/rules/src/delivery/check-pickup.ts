import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import { deliveryLimits, type PickupSlot } from './delivery.ts';
import type { DeliveryReason } from './delivery-reasons.ts';

/** What a merchant types of a location where customers collect. */
export interface PickupDraft {
  readonly lead_hours: number;
  readonly slots: readonly PickupSlot[];
}

/** Checks how customers collect at a location. */
export function checkPickup({
  lead_hours,
  slots,
}: PickupDraft): FormProblems<keyof PickupDraft, DeliveryReason> {
  const isLead = Number.isInteger(lead_hours) && lead_hours >= 0 && lead_hours <= deliveryLimits.leadHours;
  return formProblems<keyof PickupDraft, DeliveryReason>([
    ['lead_hours', isLead ? undefined : { reason: 'lead_hours_invalid', max: deliveryLimits.leadHours }],
    ['slots', slotsProblem(slots)],
  ]);
}

function slotsProblem(slots: readonly PickupSlot[]): DeliveryReason | undefined {
  if (slots.some(({ weekdays }) => weekdays.length === 0)) return { reason: 'slot_days_required' };
  if (slots.some(({ from, to }) => !isTime(from) || !isTime(to) || from >= to))
    return { reason: 'slot_times_invalid' };
  if (slots.some(({ capacity }) => capacity !== null && !(Number.isInteger(capacity) && capacity > 0)))
    return { reason: 'slot_capacity_invalid' };
  // Places are counted by when they begin.
  const begins = slots.flatMap(({ weekdays, from }) => [...new Set(weekdays)].map((day) => `${day} ${from}`));
  return new Set(begins).size < begins.length ? { reason: 'slot_twice' } : undefined;
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
