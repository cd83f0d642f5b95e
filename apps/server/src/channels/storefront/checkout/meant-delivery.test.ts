import { describe, expect, it } from 'vitest';
import type { DeliveryChoice } from './choices.ts';
import { meantDelivery } from './meant-delivery.ts';

const choice = (key: string): DeliveryChoice => ({
  ...{ key, name: key, title: key, details: '', amount: 0, times: null, zoneId: null },
  locationId: key.startsWith('pickup:') ? key : null,
});
const [van, bike, shop] = [choice('rate:van'), choice('rate:bike'), choice('pickup:shop')];

describe('The delivery that is meant', () => {
  it.each<
    [string, string, DeliveryChoice[], { refusal?: string; awaitsAddress?: boolean }, string | undefined]
  >([
    ['what was chosen', 'pickup:shop', [van, shop], {}, 'pickup:shop'],
    ['the only one that there is', '', [shop], {}, 'pickup:shop'],
    ['none of several', '', [van, shop], {}, undefined],
    ['no pickup where it may be brought yet', '', [shop], { awaitsAddress: true }, undefined],
    ['no pickup where nobody goes', '', [shop], { refusal: 'no' }, undefined],
    ['the only rate, for who wants it brought', 'deliver', [van, shop], {}, 'rate:van'],
    ['the only rate, for who chose another before', 'rate:gone', [van, shop], {}, 'rate:van'],
    ['none of several rates', 'rate:gone', [van, bike], {}, undefined],
    ['no pickup for who wants it brought', 'deliver', [shop], { refusal: 'no' }, undefined],
    ['no rate for who wanted to collect it', 'pickup:gone', [van], {}, undefined],
    ['no other place to collect it', 'pickup:gone', [shop], {}, undefined],
  ])('is %s', (_what, wanted, choices, { refusal = '', awaitsAddress = false }, expected) => {
    expect(meantDelivery(wanted, { choices, refusal, awaitsAddress })?.key).toBe(expected);
  });
});
