import { randomUUID } from 'node:crypto';
import { deliveryLimits } from '@sokoni/rules/delivery/delivery';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#core/database/access/transaction.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aZone, flatRate, inCountry } from '#testing/requests/shop-requests.ts';
import { bookPickup, releasePickup } from './book-pickup.ts';
import { readDeliveryOptions, readDeliverySetup } from './read-delivery-options.ts';

let app: TestApp;
let owner: { token: string; storeId: string };
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token, { timezone: 'Africa/Lagos' })).id };
});

const at = () => ({ token: owner.token, params: { id: owner.storeId } });
const read = async () => (await app.call('GET /marketplace/v1/stores/{id}/delivery', at())).data;
const add = (name: string, places: object[], rates: object[] = [flatRate(150_000)]) =>
  app.call('POST /marketplace/v1/stores/{id}/delivery/zones', { ...at(), body: { name, places, rates } });
const change = (zone_id: string, body: object) =>
  app.call('PUT /marketplace/v1/stores/{id}/delivery/zones/{zone_id}', {
    token: owner.token,
    params: { id: owner.storeId, zone_id },
    body,
  });
const remove = (zone_id: string) =>
  app.call('DELETE /marketplace/v1/stores/{id}/delivery/zones/{zone_id}', {
    token: owner.token,
    params: { id: owner.storeId, zone_id },
  });
const setPickup = (location_id: string, body: object) =>
  app.call('PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}', {
    token: owner.token,
    params: { id: owner.storeId, location_id },
    body: { version: 0, offered: true, instructions: '', lead_hours: 0, slots: [], ...body },
  });
const options = async (where: Record<string, string>) =>
  (await app.call('GET /marketplace/v1/stores/{id}/delivery/options', { ...at(), query: where })).data;

describe('Delivery zones', () => {
  it('are added, changed and deleted with their rates, and stand in the audit log', async () => {
    const { data: zone, message } = await add('Lagos', [inCountry('NG', { regions: ['Lagos'] })]);
    expect(message).toBe('Lagos added');
    expect(zone).toMatchObject({ version: 1, rates: [{ name: 'Standard' }] });
    const { id, version, ...fields } = zone;
    const saved = await change(id, { version, ...fields, rates: [flatRate(0, { name: 'Free' })] });
    expect(saved).toMatchObject({
      message: 'Delivery saved',
      data: { version: 2, rates: [{ name: 'Free' }] },
    });
    expect((await read()).zones).toEqual([saved.data]);
    expect(await remove(id)).toMatchObject({ message: 'Lagos deleted', data: { id } });
    expect((await read()).zones).toEqual([]);
    const log = await app.call('GET /marketplace/v1/stores/{id}/audit-log', at());
    expect(log.data.items.slice(0, 3).map(({ action, subject }) => [action, subject])).toEqual([
      ['delete_delivery_zone', `delivery_zone:${id}`],
      ['update_delivery_zone', `delivery_zone:${id}`],
      ['add_delivery_zone', `delivery_zone:${id}`],
    ]);
  });

  it('never share a name or a place, however two people add them', async () => {
    await add('Lagos', [inCountry('NG', { regions: ['Lagos'] })]);
    await add('World', []);
    for (const [answer, field, sentence] of [
      [await add('LAGOS', [inCountry('GH')]), 'name', 'A zone with this name already exists'],
      [
        await add('Mainland', [inCountry('NG', { regions: ['lagos state'], cities: ['Epe'] })]),
        'places',
        'lagos state is already in the zone Lagos',
      ],
      [await add('Others', []), 'places', 'The zone World already covers everywhere else'],
    ] as const)
      expect([answer.status, answer.fields?.[field]]).toEqual([400, sentence]);
    const both = await Promise.all([add('A', [inCountry('KE')]), add('B', [inCountry('KE')])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const kenya = both.find(({ status }) => status === 400)?.fields?.places;
    expect(kenya).toMatch(/^Kenya is already in the zone [AB]$/);
  });

  it('are not written over a change that was made meanwhile', async () => {
    const { data: zone } = await add('Lagos', [inCountry('NG')]);
    const { id, ...body } = zone;
    expect((await change(id, { ...body, name: 'Nigeria' })).status).toBe(200);
    expect(await change(id, { ...body, name: 'Naija' })).toMatchObject({
      status: 409,
      error: 'changed_meanwhile',
    });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ places: [inCountry('Nigeria')] }, 'places.0.country'],
    [{ places: [inCountry('NG'), inCountry('ng')] }, 'places'],
    [{ rates: [flatRate(-1)] }, 'rates.0.bands'],
    [{ rates: [flatRate(1, { tracking_url: 'https://a.example' })] }, 'rates.0.tracking_url'],
    [{ rates: [flatRate(1, { price: 0 })] }, 'rates.0.price'],
    [{ rates: [flatRate(1, { bands: [{ up_to: 5, price: 1 }] })] }, 'rates.0.bands'],
  ])('refuse %o', async (more, field) => {
    const body = { name: 'Lagos', places: [inCountry('NG')], rates: [], ...more };
    const answer = await app.call('POST /marketplace/v1/stores/{id}/delivery/zones', { ...at(), body });
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, expect.arrayContaining([field])]);
  });

  it('are the store’s own, and up to a hundred', async () => {
    const { token } = await app.verifiedUser();
    const other = (await app.newStore(token)).id;
    const theirs = await aZone(app, token, other);
    const body = { version: 1, name: 'Mine', places: [], rates: [] };
    expect((await change(theirs, body)).status).toBe(404);
    expect((await remove(theirs)).status).toBe(404);
    await query(
      app.database.superUrl,
      `insert into app.delivery_zones (store_id, id, name, places, rates, version, created_at)
       select $1, gen_random_uuid(), 'Zone ' || place, '[{"country": "XX"}]', '[]', 1, now()
       from generate_series(1, ${deliveryLimits.zones}) place`,
      [other],
    );
    const full = await app.call('POST /marketplace/v1/stores/{id}/delivery/zones', {
      token,
      params: { id: other },
      body: { name: 'One more', places: [inCountry('GH')], rates: [] },
    });
    expect(full).toMatchObject({ status: 422, error: 'zone_limit' });
  });
});

describe('What checkout offers', () => {
  it('are the rates of the zone of the address, with a sentence where there are none', async () => {
    const bands = [
      { up_to: 1000, price: 500 },
      { up_to: 5000, price: 900 },
    ];
    await add(
      'Lagos',
      [inCountry('NG', { regions: ['Lagos'] })],
      [flatRate(1500, { free_from: 20_000 }), flatRate(0, { name: 'Van', basis: 'weight', bands })],
    );
    const lagos = { country: 'NG', region: 'Lagos', city: 'Ikeja' };
    expect(await options({ ...lagos, weight_grams: '1001', subtotal: '19999' })).toMatchObject({
      delivery: [
        { name: 'Van', price: 900 },
        { name: 'Standard', price: 1500 },
      ],
      refusal: null,
    });
    expect((await options({ ...lagos, weight_grams: '9000', subtotal: '20000' })).delivery).toMatchObject([
      { name: 'Standard', price: 0 },
    ]);
    expect((await options({ country: 'NG', region: 'Kano' })).refusal).toBe(
      'We do not deliver to Kano, Nigeria',
    );
    expect((await options({ country: 'NG', region: 'Kano', city: 'Wudil' })).refusal).toBe(
      'We do not deliver to Wudil, Kano, Nigeria',
    );
    expect((await options({ country: 'NG', region: 'Kano', city: 'kano' })).refusal).toBe(
      'We do not deliver to kano, Nigeria',
    );
    expect((await options({ country: 'GH' })).refusal).toBe('We do not deliver to Ghana');
    const { zones } = await read();
    const { id = '', ...zone } = zones[0] ?? { version: 0 };
    await change(id, { ...zone, rates: [] });
    expect((await options(lagos)).refusal).toBe('We can’t deliver this order to Ikeja, Lagos, Nigeria');
    for (const where of [{}, { country: 'NG', subtotal: '-1' }, { country: 'NG', planet: 'Mars' }]) {
      const refused = await app.call('GET /marketplace/v1/stores/{id}/delivery/options', {
        ...at(),
        query: where as Record<string, string>,
      });
      expect(refused.status).toBe(400);
    }
  });

  it('has no secret of another store', async () => {
    await add('Nigeria', [inCountry('NG')]);
    const { token } = await app.verifiedUser();
    const params = { id: (await app.newStore(token)).id };
    const answer = await app.call('GET /marketplace/v1/stores/{id}/delivery/options', {
      ...{ token, params },
      query: { country: 'NG' },
    });
    expect(answer.data.delivery).toEqual([]);
  });
});

describe('Pickup', () => {
  /** A weekday on which every hour is open, whatever day it is. */
  const always = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '23:00', to: '23:59', capacity: 3 };

  it('is set for each open location, and offered with its address and hours', async () => {
    const [point] = (await read()).pickup;
    expect(point).toMatchObject({ offered: false, slots: [], version: 0 });
    const location_id = point?.location_id ?? '';
    const set = { instructions: 'Mon–Sat, 9 to 6', lead_hours: 24, slots: [always] };
    expect(await setPickup(location_id, set)).toMatchObject({
      message: 'Pickup saved',
      data: { ...set, offered: true, version: 1 },
    });
    expect(await setPickup(location_id, set)).toMatchObject({ status: 409, error: 'changed_meanwhile' });
    const offered = await options({ country: 'NG' });
    expect(offered.pickup).toMatchObject([{ location_id, instructions: 'Mon–Sat, 9 to 6', lead_hours: 24 }]);
    expect(offered.pickup[0]?.slots?.length).toBeGreaterThan(11);
    await setPickup(location_id, { ...set, version: 1, offered: false });
    expect((await options({ country: 'NG' })).pickup).toEqual([]);
  });

  it('refuses what is no time, and locations that are closed or another store’s', async () => {
    const location_id = (await read()).pickup[0]?.location_id ?? '';
    for (const [more, field] of [
      [{ slots: [{ ...always, from: '9:00' }] }, 'slots.0.from'],
      [{ slots: [{ ...always, to: '10:00' }] }, 'slots'],
      [{ slots: [{ ...always, weekdays: [] }] }, 'slots'],
      [{ slots: [{ ...always, weekdays: [8] }] }, 'slots.0.weekdays.0'],
      [{ lead_hours: -1 }, 'lead_hours'],
    ] as const) {
      const answer = await setPickup(location_id, more);
      expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([
        400,
        expect.arrayContaining([field]),
      ]);
    }
    const { token } = await app.verifiedUser();
    const params = { id: (await app.newStore(token)).id };
    const theirs = (await app.call('GET /marketplace/v1/stores/{id}/delivery', { token, params })).data;
    expect((await setPickup(theirs.pickup[0]?.location_id ?? '', {})).status).toBe(404);
    expect((await setPickup(randomUUID(), {})).status).toBe(404);
  });

  it('gives each place of an hour once, and takes it back', async () => {
    const location_id = (await read()).pickup[0]?.location_id ?? '';
    await setPickup(location_id, { slots: [always], lead_hours: 24 });
    const { storeId } = owner;
    const inStore = <T>(work: Parameters<typeof transaction<T>>[2]) =>
      transaction(app.services.pool, { userId: null, storeId }, work);
    const now = app.services.clock();
    const { pickup } = await options({ country: 'NG' });
    const [first, second] = pickup[0]?.slots ?? [];
    if (!first || !second) throw new Error('No hours');
    const book = (owner_id: string, { day, from: starts } = first) =>
      inStore((db) => bookPickup(db, storeId, { owner_id, location_id, day, starts }, now));
    const buyers = Array.from({ length: 8 }, () => randomUUID());
    const results = await Promise.allSettled(buyers.map((buyer) => book(buyer)));
    const lucky = buyers.filter((_, index) => results[index]?.status === 'fulfilled');
    expect(lucky).toHaveLength(3);
    await expect(book(randomUUID())).rejects.toMatchObject({ code: 'pickup_slot_full' });
    const delivered = { parcel: { subtotal: 0, weight_grams: 0 }, destination: null };
    const left = await inStore(async (db) =>
      readDeliveryOptions(db, storeId, await readDeliverySetup(db, storeId), delivered, now),
    );
    expect(left.pickup[0]?.slots).not.toContainEqual(first);

    // Another hour in the place of the first, the same one again, and none at all.
    await book(lucky[0] ?? '', second);
    await book(randomUUID());
    await book(lucky[1] ?? '');
    await inStore((db) => releasePickup(db, storeId, lucky[1] ?? ''));
    await book(randomUUID());
    await expect(book(randomUUID(), { ...first, from: '22:00' })).rejects.toMatchObject({
      code: 'pickup_slot_full',
    });
  });
});
