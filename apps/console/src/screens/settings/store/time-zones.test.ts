import { describe, expect, it } from 'vitest';
import { searchOptions } from '#ui/menus/select-options.ts';
import { timeZoneOptions } from './time-zones.ts';

const zones = ['Africa/Nairobi', 'Africa/Lagos', 'America/Argentina/Buenos_Aires'];
const options = timeZoneOptions(zones, 'Africa/Nairobi', '');

describe('The list of time zones', () => {
  it('starts with that of the device, then goes by place', () => {
    expect(options.map(({ label }) => label)).toEqual(['Nairobi', 'Buenos Aires', 'Lagos', 'UTC']);
    expect(options[0]?.description).toBe('Africa · the time zone of this device');
    expect(options[1]?.description).toBe('America, Argentina');
    expect(options[3]?.description).toBeUndefined();
  });

  it('holds an old name that the store still has', () => {
    expect(timeZoneOptions(zones, 'UTC', 'Africa/Asmera').map(({ value }) => value)).toContain(
      'Africa/Asmera',
    );
  });

  it.each(['lagos', 'Africa/Lagos', 'africa lagos'])('is found by %s', (search) => {
    expect(searchOptions(options, search).map(({ value }) => value)).toEqual(['Africa/Lagos']);
  });
});
