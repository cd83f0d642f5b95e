import { keptOf } from '@sokoni/rules/point-of-sale/cash';
import { defaultTillSettings } from '@sokoni/rules/point-of-sale/till-settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankDraft, changeFor, firstMethod, paidBy, type TenderTerms, tenderFrom } from './settlement.ts';

const { methods } = defaultTillSettings('CAD');
const method = (kind: string) => methods.find((one) => one.kind === kind) ?? firstMethod([]);
const cash = blankDraft(method('cash'));
const card = blankDraft(method('card'));
const terms: TenderTerms = {
  ...{ id: 'p', type: 'instant', remaining: 1002, hasCustomer: false, currency: 'CAD', step: 5 },
};

describe('A payment that is entered', () => {
  it('is all that remains while nothing is typed', () => {
    expect(tenderFrom(card, terms)).toMatchObject({ tender: { amount: 1002, rounding: 0, tendered: 1002 } });
  });

  it('gives change of cash, and of nothing else', () => {
    const read = tenderFrom({ ...cash, amount: '15' }, { ...terms, remaining: 1000 });
    expect(read).toMatchObject({ ok: true, tender: { amount: 1000, tendered: 1500 } });
    expect(read.ok && [paidBy([read.tender]), changeFor(read.tender)]).toEqual([1000, 500]);
    expect(tenderFrom({ ...card, amount: '15' }, terms)).toEqual({ ok: false, problem: 'tooMuch' });
  });

  it('is refused without a figure, a code, or a customer who has credit', () => {
    const part = { ...terms, type: 'part_instant' } as const;
    expect(tenderFrom(cash, part)).toEqual({ ok: false, problem: 'amount' });
    expect(tenderFrom(blankDraft(method('gift_card')), terms)).toEqual({ ok: false, problem: 'code' });
    expect(tenderFrom(blankDraft(method('store_credit')), terms)).toMatchObject({
      problem: 'creditCustomer',
    });
  });

  it('has the number that the store asks for, and none where it asks for none', () => {
    const asked = { ...card, method: { ...card.method, name: 'Terminal', reference: 'required' as const } };
    expect(tenderFrom(asked, terms)).toEqual({ ok: false, problem: 'reference' });
    expect(tenderFrom({ ...asked, reference: ' 77 ' }, terms)).toMatchObject({
      tender: { method: 'card', label: 'Terminal', reference: '77' },
    });
    expect(tenderFrom({ ...cash, reference: '77' }, terms)).toMatchObject({ tender: { reference: '' } });
  });
});

describe('Cash to the smallest coin', () => {
  it('settles the sale by the rounded sum, and gives change of that', () => {
    const exact = tenderFrom(cash, terms);
    expect(exact).toMatchObject({ tender: { amount: 1002, rounding: -2, tendered: 1000 } });
    expect(tenderFrom({ ...cash, amount: '10' }, terms)).toEqual(exact);
    const note = tenderFrom({ ...cash, amount: '20' }, terms);
    expect(note.ok && changeFor(note.tender)).toBe(1000);
  });

  it('rounds a rest below half a coin to nothing', () => {
    expect(tenderFrom(cash, { ...terms, remaining: 2 })).toMatchObject({
      tender: { amount: 2, rounding: -2, tendered: 0 },
    });
  });

  it('leaves alone what is a part, what is paid otherwise, and where nothing is rounded', () => {
    expect(tenderFrom({ ...cash, amount: '4.01' }, terms)).toMatchObject({
      tender: { amount: 401, rounding: 0 },
    });
    const part = { ...terms, type: 'part_instant' } as const;
    expect(tenderFrom({ ...cash, amount: '4.01' }, part)).toMatchObject({ tender: { rounding: 0 } });
    expect(tenderFrom(cash, { ...terms, step: 1 })).toMatchObject({
      tender: { rounding: 0, tendered: 1002 },
    });
  });
});

describe('A tip', () => {
  it('comes on top, and is taken out of cash that was handed over before it counts', () => {
    expect(tenderFrom({ ...card, tip: '1.5' }, terms)).toMatchObject({
      tender: { amount: 1002, tip: 150, tendered: 1152 },
    });
    const note = tenderFrom({ ...cash, tip: '1', amount: '20' }, terms);
    expect(note).toMatchObject({ tender: { amount: 1002, rounding: -2, tip: 100 } });
    expect(note.ok && changeFor(note.tender)).toBe(900);
    expect(tenderFrom({ ...cash, tip: '1', amount: '10' }, terms)).toMatchObject({
      tender: { amount: 900, rounding: 0, tip: 100 },
    });
    expect(tenderFrom({ ...cash, tip: '5', amount: '5' }, terms)).toMatchObject({ problem: 'amount' });
  });

  it('is a figure, and comes with nothing that the store keeps for somebody', () => {
    expect(tenderFrom({ ...card, tip: 'x' }, terms)).toEqual({ ok: false, problem: 'tip' });
    const credit = { ...blankDraft(method('store_credit')), tip: '1' };
    expect(tenderFrom(credit, { ...terms, hasCustomer: true })).toMatchObject({ tender: { tip: 0 } });
  });
});

it('No payment is kept that was not handed over, and none counts for more than remains', () => {
  const typed = fc.option(fc.integer({ min: 0, max: 5000 }), { nil: null });
  const draft = fc.record({
    from: fc.constantFrom(cash, card),
    amount: typed,
    tip: typed,
    step: fc.constantFrom(1, 5),
  });
  const text = (minor: number | null) => (minor === null ? '' : String(minor / 100));
  fc.assert(
    fc.property(draft, fc.integer({ min: 1, max: 3000 }), ({ from, amount, tip, step }, remaining) => {
      const read = tenderFrom(
        { ...from, amount: text(amount), tip: text(tip) },
        { ...terms, remaining, step },
      );
      if (!read.ok) return;
      expect(changeFor(read.tender)).toBeGreaterThanOrEqual(0);
      expect(read.tender.amount).toBeLessThanOrEqual(remaining);
      expect(read.tender.amount).toBeGreaterThan(0);
      if (read.tender.rounding !== 0) expect((keptOf(read.tender) - read.tender.tip) % step).toBe(0);
    }),
  );
});

it('What a sale begins with is the first method that needs no server', () => {
  const inOrder = [method('gift_card'), { ...method('card'), active: false }, method('mobile_money')];
  expect(firstMethod(inOrder).kind).toBe('mobile_money');
  expect(firstMethod([]).kind).toBe('cash');
});
