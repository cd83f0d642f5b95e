import { commaText, dotText } from '@sokoni/messages/list-text';
import type { Rate, Zone } from '#api/sales/delivery.ts';
import { sayDelivery as say } from '#sentences/settings/delivery.ts';

/** What a zone covers, in a line. */
export function placesText(places: Zone['places'], countryName: (code: string) => string): string {
  if (places.length === 0) return say('zone.elsewhere');
  return dotText(
    places.map(({ country, regions, cities, postal_codes }) => {
      const parts = commaText([...regions, ...cities, ...postal_codes]);
      const name = countryName(country);
      return parts === '' ? name : say('zone.partsOf', { country: name, parts });
    }),
  );
}

/** What a rate costs, in a line. */
export function rateText({ basis, bands, free_from }: Rate, money: (minor: number) => string): string {
  const prices = bands.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const priceText = (price: number) => (price === 0 ? say('rate.free') : money(price));
  const range =
    least === most ? priceText(least) : say('rate.range', { least: priceText(least), most: priceText(most) });
  return commaText([
    range,
    ...(basis === 'weight' ? [say('rate.byWeight')] : []),
    ...(basis === 'subtotal' ? [say('rate.bySubtotal')] : []),
    ...(free_from === null ? [] : [say('rate.freeAbove', { amount: money(free_from) })]),
  ]);
}
