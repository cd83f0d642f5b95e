import { deliveryLimits } from '@sokoni/rules/delivery/delivery';
import { limits } from '@sokoni/rules/limits';
import { combinationLimits } from '@sokoni/rules/products/variant-combinations';
import { manualPaymentLimits } from '@sokoni/rules/storefront/manual-payments';
import { optionSubject, type TranslatableText, wordSubjects } from '@sokoni/rules/storefront/translations';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { readDeliverySetup } from '#sales/delivery/read-delivery-options.ts';
import { readManualMethods } from '#sales/manual-payments/save-manual-payments.ts';
import { sayTranslation } from './sentences.ts';
import type { Subject } from './subjects.ts';
import { findOptionWords } from './word-queries.ts';

/** Words of the shop that stand in many places, and are known by themselves: of options, of delivery, of payment. */
export async function readWordSubjects(db: Db, storeId: string): Promise<Subject[]> {
  const [options, delivery, payment] = await pipelined([
    findOptionWords(db, storeId),
    deliveryTexts(db, storeId),
    paymentTexts(db, storeId),
  ]);
  return [
    { kind: 'shop', subject: wordSubjects.delivery, name: sayTranslation('delivery'), texts: delivery },
    { kind: 'shop', subject: wordSubjects.payment, name: sayTranslation('payment'), texts: payment },
    ...options.map(({ name, entries }) => ({
      ...{ kind: 'shop' as const, subject: optionSubject(name), name },
      texts: wordsOf([name, ...entries], combinationLimits.nameLength),
    })),
  ];
}

async function deliveryTexts(db: Db, storeId: string): Promise<TranslatableText[]> {
  const { zones, pickup } = await readDeliverySetup(db, storeId);
  const rates = zones.flatMap((zone) => zone.rates);
  const names = [
    ...rates.flatMap(({ name, delivery_time }) => [name, delivery_time]),
    ...pickup.map(({ name }) => name),
  ];
  return [
    ...wordsOf(names, deliveryLimits.nameLength),
    ...pickup.map(({ location_id, instructions }) =>
      several(`instructions:${location_id}`, instructions, deliveryLimits.instructionsLength),
    ),
  ];
}

async function paymentTexts(db: Db, storeId: string): Promise<TranslatableText[]> {
  const { methods } = await readManualMethods(db, storeId, { total: 0, zone_id: null });
  return methods.flatMap((one): TranslatableText[] => {
    if (one.method === 'pay_on_delivery') return [];
    if (one.method === 'bank_transfer')
      return [several('bank_details', one.bank_details, limits.documentTextLength)];
    return [
      ...wordsOf([one.name], manualPaymentLimits.accountNameLength),
      several(`instructions:${one.id}`, one.instructions, manualPaymentLimits.instructionsLength),
    ];
  });
}

function several(field: string, original: string, max: number): TranslatableText {
  return { field, original, format: 'text', max };
}

/** Each of these words once. */
function wordsOf(words: readonly string[], longest: number): TranslatableText[] {
  return [...new Set(words)].map((word) => ({
    ...{ field: word, original: word, format: 'line' },
    max: 2 * longest,
  }));
}
