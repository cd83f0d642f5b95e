import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit } from '#products/barcode.ts';
import {
  type BarcodeRule,
  barcodeReadings,
  isReadable,
  isReadOnce,
  mostGrams,
  priceOfWeight,
  readWeighedCode,
} from './weighed-goods.ts';

const rules: BarcodeRule[] = [
  { prefix: '21', says: 'price', decimals: 2 },
  { prefix: '22', says: 'price', decimals: 0 },
  { prefix: '23', says: 'weight', decimals: 3 },
  { prefix: '24', says: 'weight', decimals: 2 },
];
const withCheck = (digits: string) => digits + checkDigit(digits);
const read = (digits: string, currency: 'KES' | 'RWF' = 'KES') =>
  readWeighedCode(withCheck(digits), rules, currency);

describe('A barcode of a scale', () => {
  it('says what the package costs, in minor units', () => {
    expect(read('210004201250')).toMatchObject({ grams: null, price: 1250 });
    expect(read('220004201250')).toMatchObject({ grams: null, price: 125_000 });
    expect(read('220004201250', 'RWF')).toMatchObject({ price: 1250 });
  });

  it('says what it weighs', () => {
    expect(read('230004200750')).toMatchObject({ grams: 750, price: null });
    expect(read('240004200075')).toMatchObject({ grams: 750 });
    expect(read('240004299999')?.grams).toBe(mostGrams);
  });

  it('names the item by its five digits, without their noughts, or as a package of nothing', () => {
    expect(read('210004201250')?.codes).toEqual(['00042', '42', withCheck('210004200000')]);
    expect(read('211234501250')?.codes).toEqual(['12345', withCheck('211234500000')]);
  });

  it('is none with a misread digit, another prefix or length, a value of nothing, or in money that there is not', () => {
    const right = withCheck('210004201250');
    expect(
      readWeighedCode(`${right.slice(0, 12)}${(Number(right.slice(12)) + 1) % 10}`, rules, 'KES'),
    ).toBeNull();
    expect(read('250004201250')).toBeNull();
    expect(readWeighedCode('4006381333931', rules, 'KES')).toBeNull();
    expect(readWeighedCode(right.slice(1), rules, 'KES')).toBeNull();
    expect(readWeighedCode('SKU-42', rules, 'KES')).toBeNull();
    expect(read('210004200000')).toBeNull();
    expect(read('210004201250', 'RWF')).toBeNull();
    expect(readWeighedCode(right, [], 'KES')).toBeNull();
  });

  it('is read back for every item, value and rule', () => {
    const digits = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(fc.constantFrom(...rules), digits, digits, (rule, item, value) => {
        const five = (figure: number) => String(figure).padStart(5, '0');
        const found = read(rule.prefix + five(item) + five(value));
        const said = found?.grams ?? found?.price ?? 0;
        const unit = rule.says === 'weight' ? 10 ** (3 - rule.decimals) : 10 ** (2 - rule.decimals);
        expect(said).toBe(value * unit);
        expect(found?.codes).toContain(String(item));
      }),
    );
  });
});

describe('The rules of a store', () => {
  it('read each prefix once, and money that there is', () => {
    expect(isReadOnce(rules)).toBe(true);
    expect(isReadOnce([...rules, { prefix: '21' }])).toBe(false);
    expect(barcodeReadings.filter((reading) => isReadable(reading, 'RWF'))).toHaveLength(3);
    expect(barcodeReadings.filter((reading) => isReadable(reading, 'USD'))).toHaveLength(4);
  });
});

describe('The price of a weight', () => {
  it('is rounded half up to a minor unit', () => {
    expect(priceOfWeight(400, 750)).toBe(300);
    expect(priceOfWeight(399, 750)).toBe(299);
    expect(priceOfWeight(1, 500)).toBe(1);
    expect(priceOfWeight(1, 499)).toBe(0);
  });

  it('is never half a minor unit away from the exact one, whatever the figures', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000_000), fc.integer({ min: 1, max: mostGrams }), (price, grams) => {
        const off = BigInt(priceOfWeight(price, grams)) * 1000n - BigInt(price) * BigInt(grams);
        expect(off > -500n && off <= 500n).toBe(true);
      }),
    );
  });
});
