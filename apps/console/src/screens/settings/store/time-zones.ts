import { commaText } from '@sokoni/messages/list-text';
import { sayStoreSettings } from '#sentences/settings/store.ts';
import type { SelectOption } from '#ui/menus/select-options.ts';

/** A time zone for each place, by the name of the place; the device's own stands first. */
export function timeZoneOptions(zones: readonly string[], own: string, current: string): SelectOption[] {
  // UTC is in no browser's list, and an old name that is still kept may not be either.
  const all = new Set([...zones, 'UTC', own, current]);
  all.delete('');
  return [...all].map((zone) => zoneOption(zone, zone === own)).sort(byOwnThenPlace(own));
}

function zoneOption(zone: string, isOwn: boolean): SelectOption {
  const [place = zone, ...regions] = zone.replaceAll('_', ' ').split('/').reverse();
  const where = commaText(regions.reverse());
  return {
    value: zone,
    label: place,
    description: (isOwn ? ownText(where) : where) || undefined,
    keywords: zone,
  };
}

function ownText(regions: string): string {
  return regions ? sayStoreSettings('timeZone.ownIn', { regions }) : sayStoreSettings('timeZone.own');
}

function byOwnThenPlace(own: string) {
  return (one: SelectOption, other: SelectOption) =>
    Number(other.value === own) - Number(one.value === own) || one.label.localeCompare(other.label, 'en');
}
