import type { ZoneDraft } from '@sokoni/rules/delivery/check-zone';
import { deliveryLimits, type ZonePlace } from '@sokoni/rules/delivery/delivery';
import { sharedPlace } from '@sokoni/rules/delivery/zones';
import { countryText } from '#core/country-text.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { findZones, insertZone, lockZones, removeZone, updateZone, type ZoneRow } from './queries.ts';
import { say } from './sentences.ts';

type Draft = Pick<ZoneRow, 'name' | 'places' | 'rates'>;

/** @throws DomainError `zone_limit`, `invalid_fields` for a name or place that another zone has */
export async function addZone(db: Db, storeId: string, draft: Draft, now: Date): Promise<ZoneRow> {
  const zones = await lockZones(db, storeId);
  if (zones.length >= deliveryLimits.zones) throw new DomainError('zone_limit');
  assertApart(draft, zones);
  const zone = { id: newId(), ...draft, version: 1 };
  await insertZone(db, storeId, zone, now);
  return zone;
}

/** @throws DomainError `not_found`, `changed_meanwhile`, `invalid_fields` for a name or place that another zone has */
export async function changeZone(
  db: Db,
  storeId: string,
  id: string,
  { version, ...draft }: Draft & { version: number },
): Promise<{ before: ZoneRow; after: ZoneRow }> {
  const zones = await lockZones(db, storeId);
  const before = zoneIn(zones, id);
  if (before.version !== version) throw new DomainError('changed_meanwhile');
  assertApart(
    draft,
    zones.filter((zone) => zone !== before),
  );
  const after = { id, ...draft, version: version + 1 };
  await updateZone(db, storeId, after);
  return { before, after };
}

/** @throws DomainError `not_found` */
export async function deleteZone(db: Db, storeId: string, id: string): Promise<ZoneRow> {
  const zone = zoneIn(await lockZones(db, storeId), id);
  await removeZone(db, storeId, id);
  return zone;
}

/** Whether all of these are zones of the store. */
export async function areZones(db: Db, storeId: string, ids: readonly string[]): Promise<boolean> {
  const known = new Set((await findZones(db, storeId)).map(({ id }) => id));
  return ids.every((id) => known.has(id));
}

function zoneIn(zones: readonly ZoneRow[], id: string): ZoneRow {
  const zone = zones.find((one) => one.id === id);
  if (!zone) throw new DomainError('not_found');
  return zone;
}

function assertApart({ name, places }: Pick<ZoneDraft, 'name' | 'places'>, others: readonly ZoneRow[]): void {
  if (others.some((zone) => zone.name.toLowerCase() === name.toLowerCase()))
    throw invalidField('name', say('zoneNameTaken'));
  const shared = sharedPlace(places, others);
  if (!shared) return;
  const { place, zone } = shared;
  throw invalidField(
    'places',
    place === null
      ? say('elsewhereTaken', { zone })
      : say('placeTaken', { place: isCountry(place, places) ? countryText(place) : place, zone }),
  );
}

function isCountry(place: string, places: readonly ZonePlace[]): boolean {
  return places.some(({ country }) => country === place);
}
