import { paymentMethods } from '@sokoni/rules/orders/order-labels';
import { referenceRules, tillSettingsLimits } from '@sokoni/rules/point-of-sale/till-settings';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { text } from '#fields.ts';

/** A way to pay at a till. */
const tillMethod = z.strictObject({
  /** Of the client's making; a list has each once. */
  id: z.string().regex(/^[\w-]{1,40}$/),
  /** In the store's own words; empty: the name of its kind. */
  name: text(tillSettingsLimits.methodNameLength),
  kind: z.enum(paymentMethods),
  opens_drawer: z.boolean(),
  /** Whether the till asks for the number of the payment. */
  reference: z.enum(referenceRules),
  active: z.boolean(),
});

const wholes = {
  /** In the order in which a till shows them: one in use at least, and cash, store credit and gift cards once at most. */
  methods: z.array(tillMethod).min(1).max(tillSettingsLimits.methods),
  /** Cash that settles a sale is rounded to the smallest coin of the currency. */
  round_cash: z.boolean(),
  /** What a till offers as a tip; empty: it asks for none. */
  tip_percents: z.array(z.number().int().min(1).max(100)).max(tillSettingsLimits.tipPercents),
  /** A till that nobody touches for so long locks itself; null: never. */
  lock_minutes: z.number().int().min(1).max(tillSettingsLimits.lockMinutes).nullable(),
};

/** How the tills of a store take money. */
export const tillSettings = z.object(wholes);

const settingsAnswer = tillSettings.extend({
  /** 0 while nothing was set. */
  version: z.number().int(),
});

const { methods, round_cash, tip_percents, lock_minutes } = wholes;

export const tillSettingsCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/point-of-sale/settings': {
    summary: 'Retrieve how the registers of the store take money.',
    data: settingsAnswer,
  },
  'PUT /marketplace/v1/stores/{id}/point-of-sale/settings': {
    summary:
      'Update how the registers of the store take money; omitted fields stay unchanged. 409 changed_meanwhile when the version is not the latest.',
    body: z.strictObject({
      version: z.number().int().min(0),
      methods: methods.exactOptional(),
      round_cash: round_cash.exactOptional(),
      tip_percents: tip_percents.exactOptional(),
      lock_minutes: lock_minutes.exactOptional(),
    }),
    data: settingsAnswer,
  },
});
