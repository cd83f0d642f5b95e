import { expect, it } from 'vitest';
import { networkAddressOf } from './network-address.ts';

const from = (ip: string | undefined, remoteAddress?: string) =>
  networkAddressOf({ ip, socket: { remoteAddress } });

it('is what a proxy of ours tells, without its port', () => {
  expect(from('203.0.113.7')).toBe('203.0.113.7');
  expect(from('203.0.113.7:4711')).toBe('203.0.113.7');
  expect(from('[2001:db8::1]:4711')).toBe('2001:db8::1');
});

it('is the address of the proxy where what it tells is none', () => {
  expect(from('unknown', '127.0.0.1')).toBe('127.0.0.1');
});

it('is empty where the connection has closed meanwhile', () => {
  expect(from(undefined)).toBe('');
});
