import type { DeliveryChoice, OfferedChoices } from './choices.ts';

/** Chosen by who wants an order brought before the address says at which rate. */
export const deliverKey = 'deliver';

const pickupPrefix = 'pickup:';

/** How a location is named in a form where orders are collected. */
export function pickupChoice(locationId: string): string {
  return pickupPrefix + locationId;
}

/** Whether the buyer wants it brought, at whatever rate. */
export function wantsDelivery(wanted: string): boolean {
  return wanted !== '' && !wanted.startsWith(pickupPrefix);
}

/**
 * The way that is meant: the one that was chosen, or the only one that there is. Whoever wants an order brought is never sent to collect
 * it, nor the other way round; a rate of another address stands for the only one of this.
 */
export function meantDelivery(
  wanted: string,
  { choices, refusal, awaitsAddress }: OfferedChoices,
): DeliveryChoice | null {
  const chosen = choices.find(({ key }) => key === wanted);
  if (chosen) return chosen;
  if (wantsDelivery(wanted)) return onlyOf(choices.filter(({ locationId }) => locationId === null));
  return wanted === '' && refusal === '' && !awaitsAddress ? onlyOf(choices) : null;
}

function onlyOf(choices: readonly DeliveryChoice[]): DeliveryChoice | null {
  const [only = null, ...others] = choices;
  return others.length === 0 ? only : null;
}
