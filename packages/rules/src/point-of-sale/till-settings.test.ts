import { describe, expect, it } from 'vitest';
import { currencyCodes } from '#money/currencies.ts';
import { paymentMethods } from '#orders/order-labels.ts';
import { addableKinds, defaultTillSettings, methodsProblem, takesTip, tipOf } from './till-settings.ts';

const { methods } = defaultTillSettings('KES');
const cash = { ...methods[0], id: 'a', kind: 'cash', name: '' } as (typeof methods)[0];
const card = { ...cash, id: 'b', kind: 'card' } as const;

describe('What a store has that has set nothing', () => {
  it('takes every kind of payment; cash opens the drawer', () => {
    expect(methods.map(({ kind }) => kind)).toEqual(paymentMethods);
    expect(methods.filter(({ opens_drawer }) => opens_drawer).map(({ kind }) => kind)).toEqual(['cash']);
    expect(methodsProblem(methods)).toBeNull();
  });

  it('rounds cash where there is no coin of one minor unit', () => {
    const rounded = currencyCodes.filter((code) => defaultTillSettings(code).round_cash);
    expect([...rounded].sort()).toEqual(['AED', 'CAD', 'EGP', 'GHS', 'KES', 'NGN', 'ZAR']);
  });
});

describe('A list of ways to pay', () => {
  it('has one at least that is in use', () => {
    expect(methodsProblem([])).toBe('none_active');
    expect(methodsProblem([{ ...cash, active: false }])).toBe('none_active');
    expect(methodsProblem([cash])).toBeNull();
  });

  it('has cash once, and cards as often as they have names of their own', () => {
    expect(methodsProblem([cash, { ...cash, id: 'c', name: 'Notes' }])).toBe('kind_twice');
    expect(methodsProblem([card, { ...card, id: 'c' }])).toBe('name_twice');
    expect(methodsProblem([card, { ...card, id: 'c', name: 'Terminal 2' }])).toBeNull();
    expect(methodsProblem([cash, { ...card, name: 'X' }, { ...card, id: 'd', name: 'x ' }])).toBe(
      'name_twice',
    );
    expect(methodsProblem([cash, { ...card, id: 'a' }])).toBe('id_twice');
  });

  it('can get one more of each kind but those that a store has once', () => {
    expect(addableKinds([cash])).toEqual(paymentMethods.filter((kind) => kind !== 'cash'));
    expect(addableKinds(methods)).toEqual(['card', 'bank_transfer', 'mobile_money', 'other']);
  });
});

it('A tip is a percentage of the payment, in cash to the coin', () => {
  expect(tipOf(1999, 10, 1)).toBe(200);
  expect(tipOf(1999, 10, 50)).toBe(200);
  expect(tipOf(1250, 5, 100)).toBe(100);
  expect(paymentMethods.filter(takesTip)).toEqual(['cash', 'card', 'bank_transfer', 'mobile_money', 'other']);
});
