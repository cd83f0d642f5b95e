import { expect, it } from 'vitest';
import { aSale } from '#offline/testing/fake-till.ts';
import type { Till } from '#offline/till.ts';
import type { OutboxRowOf } from '#offline/till-database.ts';
import { givenBackItems, givenBackWith, handedBack } from './given-back.ts';

const soldFor = (exchange: object | null) =>
  ({ id: 'instead', kind: 'sale', payload: { ...aSale(), exchange } }) as OutboxRowOf<'sale'>;
const cash = (amount: number, rounding?: number) => ({
  ...{ id: 'refund', method: 'cash', amount },
  ...(rounding === undefined ? {} : { rounding }),
});
const till = (...returns: object[]) =>
  ({
    returnsOf: async (orderId: string) =>
      orderId === 'before' ? returns.map((payload) => ({ payload })) : [],
  }) as unknown as Pick<Till, 'returnsOf'>;
const exchange = { order_id: 'before', number: 'R1-000011', amount: 500 };

it('What an exchange gives back is the refund of its own return', async () => {
  const earlier = { refund: cash(900), exchange: null };
  const other = { refund: cash(700), exchange: { sale_id: 'another', amount: 200 } };
  const own = { refund: cash(412, -12), exchange: { sale_id: 'instead', amount: 500 } };
  const back = await givenBackWith(till(earlier, other, own), soldFor(exchange));
  expect(back).toMatchObject({ amount: 412, rounding: -12 });
  expect(back && handedBack(back)).toBe(400);
  expect(await givenBackWith(till(earlier, other), soldFor(exchange))).toBeNull();
});

it('A sale that nothing came back for gives nothing back, nor does one that used all of it up', async () => {
  expect(await givenBackWith(till(), soldFor(null))).toBeNull();
  const even = { refund: null, exchange: { sale_id: 'instead', amount: 500 } };
  expect(givenBackItems(await givenBackWith(till(even), soldFor(exchange)), String)).toEqual([]);
});

it('A refund of an older build, which rounded nothing, is one line', async () => {
  const own = { refund: cash(400), exchange: { sale_id: 'instead', amount: 500 } };
  const back = await givenBackWith(till(own), soldFor(exchange));
  expect(givenBackItems(back, String)).toEqual([{ term: 'Cash refund', value: '400' }]);
});
